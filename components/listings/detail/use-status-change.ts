import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTransition } from "react";
import { callAction } from "@/components/form/call-action";
import { isPassingFailure } from "@/components/form/passing-failure";
import { leaveDeadSession } from "@/components/session/session-lost";
import { longAlertInMs, showAlert } from "@/components/ui/alerts";
import { useConfirm } from "@/components/ui/confirm-dialog";
import { setListingStatusAction } from "@/lib/listings/actions";

/** What an owner can set (spec §4, Listing status). */
export const statusTargets = ["DRAFT", "ACTIVE", "RESERVED", "DELETED"] as const;
type StatusTarget = (typeof statusTargets)[number];

interface ManagedListing {
  listingId: number;
  /** Whose page this is. */
  userId: string;
}

/** Sets a listing's status with the script: asks before it deletes, says by an alert when it could not. */
export function useStatusChange({ listingId, userId }: ManagedListing) {
  const t = useTranslations();
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
    if (!isPending && (to !== "DELETED" || (await confirm()))) {
      startTransition(() => send(to));
    }
  }

  async function send(status: StatusTarget): Promise<void> {
    const changes = [{ id: listingId, status }];
    const result = await callAction(() => setListingStatusAction(userId, changes));
    if (!result.ok && result.code === "UNAUTHENTICATED") {
      leaveDeadSession();
      return;
    }
    if (!result.ok) {
      const error = t(`error|${result.code}`);
      const refused = { status: t(`listing|status|${status}`), error };
      showAlert("error", t("listing|owner|failed", refused), longAlertInMs);
      if (isPassingFailure(result.code)) {
        return;
      }
    }
    router.refresh();
  }

  return { isPending, change, dialog };
}
