import { useTranslations } from "next-intl";
import { refusalText } from "@/components/form/refusal-text";
import type { SelectionOutcome } from "@/lib/listings/selection-form";

/**
 * Says what came of a change of several listings (spec §4, failed status update), and which of them stood in its way,
 * by the name that the list has for it.
 */
export function useOutcomeText(
  listings: { id: number; name: string }[] = [],
): (outcome: SelectionOutcome) => string {
  const t = useTranslations();
  return (outcome) => {
    if (outcome.ok) {
      return t(`listings|bulk|done|${outcome.status}`, { count: outcome.count });
    }
    if (outcome.code === null) {
      return t("listings|bulk|none");
    }
    const failure = t("listing|owner|failed", {
      status: t(`listing|status|${outcome.status}`),
      error: refusalText(t, { ...outcome, code: outcome.code }),
    });
    const at = listings.find(({ id }) => id === outcome.listingId);
    return at ? t("listings|bulk|failed_at", { failure, name: at.name }) : failure;
  };
}
