import { useLocale } from "next-intl";
import { formatTenths } from "@/lib/i18n/formats";
import type { SectionProps } from "./section-props";

/** Which text stands on which ground, as it looks in the light theme and in the dark one, with its contrast. */
export function ContrastExamples({ tokens }: SectionProps) {
  return (
    <ul className="grid gap-x-8 md:grid-cols-2">
      {tokens.contrasts.map(({ text, ground, light, dark }) => (
        <li
          key={`${text} ${ground}`}
          className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 border-b py-1 font-mono text-xs"
        >
          <span className="text-sm wrap-anywhere">
            {text} / {ground}
          </span>
          <Pair {...light} />
          <Pair {...dark} />
        </li>
      ))}
    </ul>
  );
}

interface PairProps {
  text: string;
  ground: string;
  ratio: number;
}

function Pair({ text, ground, ratio }: PairProps) {
  const locale = useLocale();
  return (
    <svg
      role="img"
      className="h-7 w-18 rounded border border-steel-3"
      aria-label={formatTenths(ratio, locale)}
    >
      <rect width="100%" height="100%" fill={ground} />
      <text x="50%" y="50%" dy="0.35em" textAnchor="middle" fill={text}>
        {formatTenths(ratio, locale)}
      </text>
    </svg>
  );
}
