import { useTranslations } from "next-intl";
import { StatusBadge } from "@/components/ui/badge";
import type { Match } from "@/lib/search/schema";

/** Why a row is among the results, when its code is not the one that was searched for (ui.md, Search results). */
export function MatchReason({ match }: { match: Match | null }) {
  const t = useTranslations();
  if (!match || match.kind === "exact") {
    return null;
  }
  const label = t(`listings|match|${match.kind}`);
  if (match.kind === "similar") {
    return <StatusBadge tone="caution" label={label} />;
  }
  return <span className="text-xs whitespace-nowrap text-steel-3">{label}</span>;
}
