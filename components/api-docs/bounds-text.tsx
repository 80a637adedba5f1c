import { useLocale, useTranslations } from "next-intl";
import type { Bound, Range } from "@/lib/operations/openapi/bounds";

/** What a value keeps to, each bound on a line of its own. */
export function BoundsText({ bounds }: { bounds: Bound[] }) {
  return bounds.map((bound) => (
    <span key={JSON.stringify(bound)} className="block">
      <BoundText bound={bound} />
    </span>
  ));
}

function BoundText({ bound }: { bound: Bound }) {
  const t = useTranslations();
  const locale = useLocale();
  switch (bound.kind) {
    case "number":
      return rangeText(bound.range, locale);
    case "length":
    case "entries":
      return t(`api|bound|${bound.kind}`, { range: rangeText(bound.range, locale) });
    case "pattern":
      return <code className="font-mono text-xs wrap-anywhere">{bound.pattern}</code>;
    case "values":
      return bound.values.map((value, place) => (
        <span key={value}>
          {place > 0 ? " · " : null}
          <code className="font-mono text-xs">{value}</code>
        </span>
      ));
  }
}

/** "1 – 1.000.000", "≥ 1"; as the reader's language writes numbers, and years stay years. */
function rangeText({ least, most }: Range, locale: string): string {
  const { format } = new Intl.NumberFormat(locale, {
    useGrouping: "min2",
    maximumFractionDigits: 20,
  });
  if (most === undefined) {
    return least === undefined ? "" : `≥ ${format(least)}`;
  }
  return least === undefined ? `≤ ${format(most)}` : `${format(least)} – ${format(most)}`;
}
