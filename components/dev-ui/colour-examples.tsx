import { useLocale, useTranslations } from "next-intl";
import { formatInteger } from "@/lib/i18n/formats";
import { Example, sampleCode } from "./example";
import type { ThemeTokens } from "./theme-tokens";

export function ColourExamples({ tokens }: SectionProps) {
  return (
    <ul data-picture="colours" className="grid gap-x-8 md:grid-cols-2">
      {tokens.colours.map(({ name, light, dark }) => (
        <li
          key={name}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b py-1 font-mono text-xs"
        >
          <span className="grow text-sm max-md:basis-full">{name}</span>
          <Swatch value={light} />
          <Swatch value={dark} />
        </li>
      ))}
    </ul>
  );
}

function Swatch({ value }: { value: string }) {
  return (
    <span className="flex items-center gap-2">
      <svg className="h-7 w-10 rounded border border-steel-3" aria-hidden="true">
        <rect width="100%" height="100%" fill={value} />
      </svg>
      <span className="w-18 text-steel-3">{value}</span>
    </span>
  );
}

const sizeStyles: Record<string, string> = {
  xs: "text-xs",
  sm: "text-sm",
  base: "text-base",
  lg: "text-lg",
  xl: "text-xl",
  "2xl": "text-2xl",
};

export function TypeExamples({ tokens }: SectionProps) {
  const [t, locale] = [useTranslations(), useLocale()];
  return (
    <ul data-picture="type">
      {tokens.sizes.map(({ name, size, lineHeight }) => (
        <li
          key={name}
          className="items-baseline gap-x-4 border-b py-2 md:grid md:grid-cols-[16rem_minmax(0,1fr)]"
        >
          <span className="font-mono text-xs text-steel-3">
            {name} · {size} / {lineHeight}
          </span>
          <p className={sizeStyles[name]}>
            {t("dev|ui|sample|part")}{" "}
            <strong className="font-semibold">{formatInteger(1250, locale)}</strong>{" "}
            <code className="font-mono">{sampleCode}</code>
          </p>
        </li>
      ))}
    </ul>
  );
}

const steps = [1, 2, 3, 4, 6, 8, 12, 16];

export function SpaceExamples({ tokens }: SectionProps) {
  return (
    <>
      <Example name="--spacing">
        <ul className="space-y-1">
          {steps.map((step) => (
            <li key={step} className="flex items-center gap-3 font-mono text-xs text-steel-3">
              <span className="w-8 text-end">{step}</span>
              <svg width={step * 4} height={12} className="fill-petrol" aria-hidden="true">
                <rect width="100%" height="100%" />
              </svg>
              {step * 4}
            </li>
          ))}
        </ul>
      </Example>
      <Example name="theme.css">
        <ul className="grid gap-x-8 md:grid-cols-2">
          {tokens.values.map(({ name, value }) => (
            <li
              key={name}
              className="flex justify-between gap-4 border-b py-1 font-mono text-xs wrap-anywhere"
            >
              <span>{name}</span>
              <span className="text-end text-steel-3">{value}</span>
            </li>
          ))}
        </ul>
      </Example>
    </>
  );
}

export interface SectionProps {
  tokens: ThemeTokens;
}
