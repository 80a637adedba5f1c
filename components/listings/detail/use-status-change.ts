import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useTransition } from "react";
import { callAction } from "@/components/form/call-action";
import { isPassingFailure } from "@/components/form/passing-failure";
import { refusalText } from "@/components/form/refusal-text";
import { type OpenTrades, openTradesText } from "@/components/listings/open-trades";
import { leaveDeadSession } from "@/components/session/session-lost";
import { dismissAlert, showAlert } from "@/components/ui/alerts";
import { useConfirm } from "@/components/ui/confirm-dialog";
import { setListingStatusAction } from "@/lib/listings/actions";

/** What an owner can set (spec §4, Listing status). */
export const statusTargets = ["DRAFT", "ACTIVE", "RESERVED", "DELETED"] as const;
type StatusTarget = (typeof statusTargets)[number];

interface ManagedListing {
  listingId: number;
  /** Whose page this is. */
  userId: string;
  openTrades: OpenTrades;
}

/**
 * Sets a listing's status: asks before it deletes, and before it pauses what is requested or reserved;
 * says by an alert when it could not.
 */
export function useStatusChange({ listingId, userId, openTrades }: ManagedListing) {
  const t = useTranslations();
  const locale = useLocale();
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const { confirm, dialog } = useConfirm({
    title: t("listing|owner|delete|question"),
    text: t("listing|owner|delete|text"),
    confirmLabel: t("listing|owner|DELETED"),
    cancelLabel: t("listing|owner|keep"),
    danger: true,
  });

  async function change(to: StatusTarget): Promise<void> {
    if (!isPending && (await isMeant(to))) {
      startTransition(() => send([to]));
    }
  }

  async function isMeant(to: StatusTarget): Promise<boolean> {
    if (to === "DELETED") {
      const after = t("listing|owner|delete|text");
      const open = openTrades.count > 0 ? [openTradesText({ t, locale }, openTrades, to)] : [];
      return confirm({ text: [...open, after].join("\n") });
    }
    return (
      to !== "DRAFT" ||
      openTrades.count === 0 ||
      confirm({
        title: t("listing|owner|pause|question"),
        text: openTradesText({ t, locale }, openTrades, to),
        confirmLabel: t("listing|owner|DRAFT"),
        cancelLabel: t("listing|owner|pause|cancel"),
        danger: false,
      })
    );
  }

  /** A sold listing goes on sale by way of a pause (spec §4), which is over at once: nothing is asked. */
  function offerAgain(): void {
    if (!isPending) {
      startTransition(() => send(["DRAFT", "ACTIVE"]));
    }
  }

  async function send(statuses: StatusTarget[]): Promise<void> {
    const topic = `listing-${listingId}`;
    dismissAlert(topic);
    let isChanged = false;
    for (const status of statuses) {
      const changes = [{ id: listingId, status }];
      const result = await callAction(() => setListingStatusAction(userId, changes));
      if (!result.ok && result.code === "UNAUTHENTICATED") {
        leaveDeadSession(t("session|ended|typed"));
        return;
      }
      if (!result.ok) {
        const error = refusalText(t, result);
        const refused = { status: t(`listing|status|${status}`), error };
        showAlert("error", t("listing|owner|failed", refused), topic);
        isChanged ||= !isPassingFailure(result.code);
        break;
      }
      isChanged = true;
    }
    if (isChanged) {
      router.refresh();
    }
  }

  return { isPending, change, offerAgain, dialog };
}
