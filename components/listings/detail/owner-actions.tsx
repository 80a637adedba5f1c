"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { OpenTrades } from "@/components/listings/open-trades";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { NoScript } from "@/components/ui/no-script";
import { PendingLink } from "@/components/ui/pending-link";
import { ScriptFields } from "@/components/ui/script-fields";
import { formatInteger } from "@/lib/i18n/formats";
import type { ListingStatus } from "@/lib/listings/fields";
import { canBecome } from "@/lib/listings/rules";
import { statusTargets, useStatusChange } from "./use-status-change";

interface OwnerActionsProps {
  listingId: number;
  status: ListingStatus;
  /** Pieces that a void has made unsold again, of a listing that still says it is sold. */
  unsold?: number;
  /** Whose page this is. */
  userId: string;
  /** An administrator has the same actions on others' listings, but no copy of them. */
  isOwner: boolean;
  openTrades: OpenTrades;
}

/** Edit, pause, activate, reserve, delete: what the state allows (spec §4), and a copy as a new listing. */
export function OwnerActions(props: OwnerActionsProps) {
  const { listingId, status, unsold = 0, userId, isOwner, openTrades } = props;
  const t = useTranslations();
  const locale = useLocale();
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
