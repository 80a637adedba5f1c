import { useTranslations } from "next-intl";
import type { Bound } from "@/lib/operations/openapi/bounds";

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
  switch (bound.kind) {
    case "number":
      return bound.range;
    case "length":
    case "entries":
      return t(`api|bound|${bound.kind}`, { range: bound.range });
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
