"use client";

import { useLocale, useTranslations } from "next-intl";
import { type SubmitEvent, useActionState, useEffect, useId, useRef } from "react";
import { early } from "@/components/form/early-action";
import type { OpenTrades } from "@/components/listings/open-trades";
import { useOutcomeText } from "@/components/search/use-outcome-text";
import { showAlert } from "@/components/ui/alerts";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { PageLink } from "@/components/ui/page-link";
import { PendingLink } from "@/components/ui/pending-link";
import { formatInteger } from "@/lib/i18n/formats";
import { setSelectedStatusAction } from "@/lib/listings/actions";
import type { ListingStatus } from "@/lib/listings/fields";
import { canBecome } from "@/lib/listings/rules";
import { statusTargets, useStatusChange } from "./use-status-change";

/** What a plain form sets as well; a deletion is asked about first, which only a script can do. */
const postable: readonly string[] = ["DRAFT", "ACTIVE"];

interface OwnerActionsProps {
  listingId: number;
  status: ListingStatus;
  /** Pieces that a void has made unsold again, of a listing that still says it is sold. */
  unsold?: number;
  /** Whose page this is. */
  userId: string;
  /** An administrator has the same actions on others' listings, but no copy of them. */
  isOwner: boolean;
  /** Where the listing can be deleted without JavaScript. */
  listHref: string;
  openTrades: OpenTrades;
}

/** Edit, pause, activate, reserve, delete: what the state allows (spec §4), and a copy as a new listing. */
export function OwnerActions(props: OwnerActionsProps) {
  const { listingId, status, unsold = 0, userId, isOwner, listHref, openTrades } = props;
  const t = useTranslations();
  const locale = useLocale();
  const { isPending, change, offerAgain, dialog } = useStatusChange({
    listingId,
    userId,
    openTrades,
  });
  const statusLine = useFocusAfterChange(status);
  const form = useId();
  const [posted, post] = useActionState(
    early(setSelectedStatusAction, ({ code }) => showAlert("error", t(`error|${code}`))),
    null,
  );
  const outcomeText = useOutcomeText();

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const pressed = new FormData(event.currentTarget, event.nativeEvent.submitter).get("status");
    const to = statusTargets.find((target) => target === pressed);
    if (to) {
      void change(to);
    }
  }

  return (
    <section className="panel space-y-3 p-4 print:hidden">
      <h2 className="font-semibold">
        {t(isOwner ? "listing|owner|title" : "listing|owner|title|administrator")}
      </h2>
      <p ref={statusLine} tabIndex={-1} className="text-sm">
        {t("listing|owner|status", { status: t(`listing|status|${status}`) })}
      </p>
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
          <Button className="noscript:hidden" busy={isPending} onClick={offerAgain}>
            {t("listing|owner|again")}
          </Button>
          <p className="hidden text-sm noscript:block">{t("listing|owner|again|noscript")}</p>
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
              {...(postable.includes(to)
                ? { type: "submit", form, name: "status", value: to }
                : { className: "noscript:hidden", onClick: () => void change(to) })}
            >
              {t(`listing|owner|${to}`)}
            </Button>
          ))}
      </div>
      {canBecome(status, "DELETED") ? (
        <PageLink href={listHref} className="link hidden text-sm noscript:inline-block">
          {t("listing|owner|delete|in_list")}
        </PageLink>
      ) : null}
      {posted ? (
        <Banner kind={posted.ok ? "success" : "error"} title={outcomeText(posted)} />
      ) : null}
      <form id={form} action={post} onSubmit={submit} hidden>
        <input type="hidden" name="pageUserId" value={userId} />
        <input type="hidden" name="id" value={listingId} />
        <input type="hidden" name="listing" value={`${listingId}:${status}`} />
      </form>
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
