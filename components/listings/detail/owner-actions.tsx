"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { callErrorText, isPassingFailure } from "@/components/form/call-error-text";
import { useSend } from "@/components/form/use-send";
import type { OpenTransactionLines } from "@/components/listings/list/open-transaction-lines";
import { leaveLostSession } from "@/components/session/lost-session";
import { dismissAlert, showAlert } from "@/components/ui/alerts";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { ScriptFields } from "@/components/ui/inputs/script-fields";
import { NoScript } from "@/components/ui/no-script";
import { PendingLink } from "@/components/ui/pending-link";
import type { Failure } from "@/lib/actions/action-result";
import { setListingStatusAction } from "@/lib/actions/listings";
import type { ListingStatus } from "@/lib/fields/listing-status-and-condition";
import { formatInteger } from "@/lib/i18n/formats";
import { canBecome } from "@/lib/stock/rules";
import { useStatusQuestion } from "../list/use-status-question";

interface OwnerActionsProps {
  listingId: number;
  status: ListingStatus;
  /** Pieces that a void has made available again while the status is still SOLD. */
  unsold?: number;
  userId: string;
  /** Administrators get the same actions except copying. */
  isOwner: boolean;
  openTrades: OpenTransactionLines;
}

export function OwnerActions(props: OwnerActionsProps) {
  const { listingId, status, unsold = 0, userId, isOwner, openTrades } = props;
  const [t, locale] = [useTranslations(), useLocale()];
  const { isPending, change, offerAgain, dialog } = useStatusChange({
    listingId,
    userId,
    openTrades,
  });
  const statusLine = useFocusAfterChange(status);

  return (
    <section className="panel space-y-3 p-4 print:hidden">
      <h2 className="font-semibold">
        {t(isOwner ? "listing|owner|title" : "listing|owner|title|administrator")}
      </h2>
      <p ref={statusLine} tabIndex={-1} className="text-sm">
        {t("listing|owner|status", { status: t(`listing|status|${status}`) })}
      </p>
      <NoScript className="" />
      <ScriptFields className="space-y-3">
        {unsold > 0 ? (
          <>
            <Banner
              kind="info"
              title={t("listing|owner|unsold", {
                count: unsold,
                shown: formatInteger(unsold, locale),
              })}
              description={t("listing|owner|unsold|text")}
            />
            <Button busy={isPending} onClick={offerAgain}>
              {t("listing|owner|again")}
            </Button>
          </>
        ) : null}
        <div className="flex flex-wrap gap-2">
          {status === "DELETED" ? null : (
            <PendingLink href={`/listing/edit/${listingId}`} pending={t("listing|owner|loading")}>
              {t("listing|owner|edit")}
            </PendingLink>
          )}
          {isOwner ? (
            <ButtonLink href={`/listing/create?from=${listingId}`} variant="quiet">
              {t("listing|owner|duplicate")}
            </ButtonLink>
          ) : null}
          {statusTargets
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
      </ScriptFields>
      {dialog}
    </section>
  );
}

/** The pressed button disappears, so the focus moves to the line with the new status. */
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

const statusTargets = ["DRAFT", "ACTIVE", "RESERVED", "DELETED"] as const;
type StatusTarget = (typeof statusTargets)[number];

interface ManagedListing {
  listingId: number;
  userId: string;
  openTrades: OpenTransactionLines;
}

function useStatusChange({ listingId, userId, openTrades }: ManagedListing) {
  const t = useTranslations();
  const router = useRouter();
  const { send, startTransition, isPending } = useSend();
  const { isIntended, dialog } = useStatusQuestion();
  const topic = `listing-${listingId}`;
  const texts = {
    deleteTitle: t("listing|owner|delete|question"),
    deleteText: t("listing|owner|delete|text"),
    pauseTitle: t("listing|owner|pause|question"),
  };

  async function change(to: StatusTarget): Promise<void> {
    if (!isPending && (await isIntended(to, openTrades, texts))) {
      setStatuses([to]);
    }
  }

  /** A sold listing must be paused first; no question is asked, because the pause is over at once. */
  function offerAgain(): void {
    if (!isPending) {
      setStatuses(["DRAFT", "ACTIVE"]);
    }
  }

  function setStatuses(statuses: StatusTarget[]): void {
    dismissAlert(topic);
    let done = 0;
    const setAll = async (): Promise<{ ok: true } | Failure> => {
      for (const status of statuses) {
        const result = await setListingStatusAction(userId, [{ id: listingId, status }]);
        if (!result.ok) {
          return result;
        }
        done += 1;
      }
      return { ok: true };
    };
    void send(setAll, (result) => {
      const failed = statuses[done];
      if (!result.ok && failed) {
        showFailure(result, failed);
      }
      if (done > 0) {
        startTransition(() => router.refresh());
      }
      return null;
    });
  }

  function showFailure(failure: Failure, to: StatusTarget): void {
    if (failure.code === "UNAUTHENTICATED") {
      leaveLostSession(t("session|ended|typed"));
      return;
    }
    const texts = { status: t(`listing|status|${to}`), error: callErrorText(t, failure) };
    showAlert("error", t("listing|owner|failed", texts), topic);
    if (!isPassingFailure(failure.code)) {
      startTransition(() => router.refresh());
    }
  }

  return { isPending, change, offerAgain, dialog };
}
