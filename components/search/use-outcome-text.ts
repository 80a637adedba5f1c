import { useTranslations } from "next-intl";
import type { SelectionOutcome } from "@/lib/listings/selection-form";

/** Says what came of a change of several listings (spec §4, failed status update). */
export function useOutcomeText(): (outcome: SelectionOutcome) => string {
  const t = useTranslations();
  return (outcome) => {
    if (outcome.ok) {
      return t(`listings|bulk|done|${outcome.status}`, { count: outcome.count });
    }
    if (outcome.code === null) {
      return t("listings|bulk|none");
    }
    return t("listing|owner|failed", {
      status: t(`listing|status|${outcome.status}`),
      error: t(`error|${outcome.code}`),
    });
  };
}
