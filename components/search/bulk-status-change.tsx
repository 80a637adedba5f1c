"use client";

import { cx } from "class-variance-authority";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, type RefObject, useRef } from "react";
import { callErrorText, isPassingFailure } from "@/components/form/call-error-text";
import { useSend } from "@/components/form/use-send";
import { allOpenTransactionLines } from "@/components/listings/list/open-transaction-lines";
import { useStatusQuestion } from "@/components/listings/list/use-status-question";
import { SessionEnded } from "@/components/session/session-ended";
import { dismissAlert, showAlert } from "@/components/ui/alerts";
import { Button } from "@/components/ui/button";
import { FocusedNotice } from "@/components/ui/focused-notice";
import { ScriptFields } from "@/components/ui/inputs/script-fields";
import { NoScript } from "@/components/ui/no-script";
import type { ActionResult, Failure } from "@/lib/actions/action-result";
import { setListingStatusAction } from "@/lib/actions/listings";
import { changeable, type SelectionTarget, selectionTargets } from "@/lib/stock/rules";
import {
  type NamedListing,
  type SelectableListing,
  SelectionProvider,
  useSelection,
} from "./selection-context";

/** A new alert replaces the previous one. */
const topic = "selection";

interface SelectionFieldsProps {
  userId: string;
  shown: NamedListing[];
  children: ReactNode;
}

interface ListingSelectionProps extends SelectionFieldsProps {
  /** All filtered listings of every page, up to the limit of one change. */
  all: SelectableListing[];
  isCut: boolean;
}

export function BulkStatusChange({ all, isCut, ...fields }: ListingSelectionProps) {
  return (
    <SelectionProvider all={all} isCut={isCut}>
      <NoScript />
      <SelectionFields {...fields} />
    </SelectionProvider>
  );
}

function SelectionFields({ userId, shown, children }: SelectionFieldsProps) {
  const t = useTranslations();
  const router = useRouter();
  const { selected, all: everyListing, set } = useSelection();
  const { send, startTransition, failure: ended, isPending } = useSend();
  const all = useRef<HTMLInputElement>(null);
  const { isIntended, dialog } = useStatusQuestion();

  async function change(to: SelectionTarget): Promise<void> {
    const changing = changeable(selected, to);
    const count = changing.length;
    const open = allOpenTransactionLines(changing.flatMap(({ openTrades }) => openTrades ?? []));
    const texts = {
      deleteTitle: t("listings|bulk|delete|question", { count }),
      deleteText: t("listings|bulk|delete|text"),
      pauseTitle: t("listings|bulk|pause|question", { count }),
    };
    if (!isPending && (await isIntended(to, open, texts))) {
      setStatus(to);
    }
  }

  function setStatus(status: SelectionTarget): void {
    const changes = changeable(selected, status).map(({ id }) => ({ id, status }));
    void send(
      () => setListingStatusAction(userId, changes),
      (result) => show(status, result),
    );
  }

  /** Ticked boxes stay ticked after a lost session. */
  function show(status: SelectionTarget, result: ActionResult<{ count: number }>): Failure | null {
    if (!result.ok && result.code === "UNAUTHENTICATED") {
      dismissAlert(topic);
      return result;
    }
    if (result.ok) {
      const { count } = result.answer;
      showAlert("success", t(`listings|bulk|done|${status}`, { count }), topic);
      set(
        everyListing.map(({ id }) => id),
        false,
      );
      // The pressed button disappears with the selection.
      all.current?.focus({ preventScroll: true });
    } else {
      showAlert("error", failureText(status, result), topic);
    }
    if (result.ok || !isPassingFailure(result.code)) {
      startTransition(() => router.refresh());
    }
    return null;
  }

  function failureText(to: SelectionTarget, rejected: Failure): string {
    const failure = t("listing|owner|failed", {
      status: t(`listing|status|${to}`),
      error: callErrorText(t, rejected),
    });
    const at = shown.find(({ id }) => id === rejected.listingId);
    return at ? t("listings|bulk|failed_at", { failure, name: at.name }) : failure;
  }

  return (
    <ScriptFields>
      <SelectionBar isPending={isPending} allRef={all} onChange={(to) => void change(to)} />
      {ended ? (
        <FocusedNotice news={ended}>
          <SessionEnded />
        </FocusedNotice>
      ) : null}
      {children}
      {dialog}
    </ScriptFields>
  );
}

interface SelectionBarProps {
  isPending: boolean;
  /** Gets the focus back when the buttons disappear. */
  allRef: RefObject<HTMLInputElement | null>;
  onChange: (to: SelectionTarget) => void;
}

function SelectionBar({ isPending, allRef, onChange }: SelectionBarProps) {
  const t = useTranslations();
  const { selected, all, isCut, set } = useSelection();
  const isAny = selected.length > 0;
  const isAll = isAny && selected.length === all.length;
  const whole = isCut ? "most_selected" : "all_selected";
  const saying = isAll ? whole : "selected";
  return (
    <fieldset
      className={cx(
        "z-10 flex min-h-13 flex-wrap items-center gap-x-3 gap-y-2 bg-paper py-2 md:gap-x-6",
        isAny && "sticky top-(--header-height) border-b",
      )}
    >
      <legend className="sr-only">{t("listings|bulk|bar")}</legend>
      <label className="control-size flex items-center gap-3 lg:ml-0.5">
        <input
          ref={(box) => {
            allRef.current = box;
            if (box) {
              // HTML has no attribute for it.
              box.indeterminate = isAny && !isAll;
            }
          }}
          type="checkbox"
          checked={isAll}
          onChange={(event) =>
            set(
              all.map(({ id }) => id),
              event.currentTarget.checked,
            )
          }
          className="size-5"
        />
        <span className={cx("text-sm", isAny && "max-md:sr-only")}>
          {t(isCut ? "listings|bulk|select_most" : "listings|bulk|select_all", {
            count: all.length,
          })}
        </span>
      </label>
      <p role="status" className="text-sm font-semibold empty:hidden">
        {isAny ? t(`listings|bulk|${saying}`, { count: selected.length }) : null}
      </p>
      <div className={cx("flex-wrap gap-2", isAny ? "flex" : "hidden")}>
        {selectionTargets.map((to) => {
          const count = changeable(selected, to).length;
          return (
            <Button
              key={to}
              size="sm"
              variant={to === "DELETED" ? "danger" : "quiet"}
              busy={isPending}
              disabled={count === 0}
              onClick={() => onChange(to)}
              className="max-md:px-2"
            >
              {t("listings|bulk|button", { action: t(`listing|owner|${to}`), count })}
            </Button>
          );
        })}
      </div>
    </fieldset>
  );
}
