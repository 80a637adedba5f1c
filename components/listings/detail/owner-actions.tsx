"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useTransition } from "react";
import { leaveDeadSession } from "@/components/session/session-lost";
import { showAlert } from "@/components/ui/alerts";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { useConfirm } from "@/components/ui/confirm-dialog";
import { PendingLabel } from "@/components/ui/pending-label";
import { setListingStatusAction } from "@/lib/listings/actions";
import { canBecome } from "@/lib/listings/rules";
import type { ListingStatus } from "@/lib/listings/schema";

const targets = ["DRAFT", "ACTIVE", "RESERVED", "DELETED"] as const;

interface OwnerActionsProps {
  listingId: number;
  status: ListingStatus;
  /** An administrator has the same actions on others' listings, but no copy of them. */
  isOwner: boolean;
}

/** Edit, pause, activate, reserve, delete: what the state allows (spec §4), and a copy as a new listing. */
export function OwnerActions({ listingId, status, isOwner }: OwnerActionsProps) {
  const t = useTranslations();
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const statusLine = useFocusAfterChange(status);
  const { confirm, dialog } = useConfirm({
    title: t("listing|owner|delete|question"),
    confirmLabel: t("listing|owner|DELETED"),
    cancelLabel: t("listing|owner|keep"),
    danger: true,
  });

  async function change(to: (typeof targets)[number]): Promise<void> {
    if (isPending || (to === "DELETED" && !(await confirm()))) {
      return;
    }
    startTransition(async () => {
      const result = await setListingStatusAction([{ id: listingId, status: to }]).catch(
        () => null,
      );
      if (result?.ok === false && result.code === "UNAUTHENTICATED") {
        leaveDeadSession();
        return;
      }
      if (!result?.ok) {
        const error = t(`error|${result?.code ?? "UNAVAILABLE"}`);
        showAlert("error", t("listing|owner|failed", { status: t(`listing|status|${to}`), error }));
      }
      router.refresh();
    });
  }

  return (
    <section className="panel space-y-3 p-4 print:hidden">
      <h2 className="font-semibold">
        {t(isOwner ? "listing|owner|title" : "listing|owner|title|administrator")}
      </h2>
      <p ref={statusLine} tabIndex={-1} className="text-sm">
        {t("listing|owner|status", { status: t(`listing|status|${status}`) })}
      </p>
      <div className="flex flex-wrap gap-2">
        {status === "DELETED" ? null : (
          <ButtonLink href={`/listing/edit/${listingId}`} variant="quiet">
            <PendingLabel pending={t("listing|owner|loading")}>
              {t("listing|owner|edit")}
            </PendingLabel>
          </ButtonLink>
        )}
        {isOwner ? (
          <ButtonLink href={`/listing/create?from=${listingId}`} variant="quiet">
            {t("listing|owner|duplicate")}
          </ButtonLink>
        ) : null}
        {targets
          .filter((to) => canBecome(status, to))
          .map((to) => (
            <Button
              key={to}
              variant={to === "DELETED" ? "danger" : "quiet"}
              busy={isPending}
              onClick={() => void change(to)}
            >
              {t(`listing|owner|${to}`)}
            </Button>
          ))}
      </div>
      {dialog}
    </section>
  );
}

/** The button that was pressed goes with the old status: the focus moves to the line that says the new one. */
function useFocusAfterChange(status: ListingStatus): React.RefObject<HTMLParagraphElement | null> {
  const line = useRef<HTMLParagraphElement>(null);
  const before = useRef(status);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (before.current !== status && isLost) {
      line.current?.focus({ preventScroll: true });
    }
    before.current = status;
  }, [status]);
  return line;
}
