"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useRef, useState, useTransition } from "react";
import { callAction } from "@/components/form/call-action";
import { isPassingFailure } from "@/components/form/passing-failure";
import { refusalText } from "@/components/form/refusal-text";
import { allOpenTrades, openTradesText } from "@/components/listings/open-trades";
import { SessionEnded } from "@/components/session/session-ended";
import { dismissAlert, showAlert } from "@/components/ui/alerts";
import { useConfirm } from "@/components/ui/confirm-dialog";
import { FocusedNotice } from "@/components/ui/focused-notice";
import { NoScript } from "@/components/ui/no-script";
import { ScriptFields } from "@/components/ui/script-fields";
import { setListingStatusAction } from "@/lib/listings/actions";
import { changeable, type SelectionTarget } from "@/lib/listings/rules";
import type { Failure } from "@/lib/operations/action-result";
import { SelectionBar } from "./selection-bar";
import {
  type NamedListing,
  type SelectableListing,
  SelectionProvider,
  useSelection,
} from "./selection-context";

/** A change of what is selected takes the place of the one before. */
const topic = "selection";

interface SelectionFieldsProps {
  /** Whose page this is. */
  userId: string;
  /** Those of the page, in any order. */
  shown: NamedListing[];
  /** The list, with a `SelectionBox` in each row. */
  children: ReactNode;
}

interface ListingSelectionProps extends SelectionFieldsProps {
  /** What the filter leaves on every page, as far as it can be changed at once. */
  all: SelectableListing[];
  /** The filter leaves more than that. */
  isCut: boolean;
}

/** A list of which several can be changed at once. */
export function ListingSelection({ all, isCut, ...fields }: ListingSelectionProps) {
  return (
    <SelectionProvider all={all} isCut={isCut}>
      <NoScript />
      <SelectionFields {...fields} />
    </SelectionProvider>
  );
}

/** Asks before deleting, and before pausing what is requested or reserved, alerts what came of it, and unticks what is done. */
function SelectionFields({ userId, shown, children }: SelectionFieldsProps) {
  const t = useTranslations();
  const locale = useLocale();
  const router = useRouter();
  const { selected, all: everyListing, set } = useSelection();
  const [isPending, startTransition] = useTransition();
  const [ended, setEnded] = useState<Failure | null>(null);
  const all = useRef<HTMLInputElement>(null);
  const { confirm, dialog } = useConfirm({
    title: "",
    text: t("listings|bulk|delete|text"),
    confirmLabel: t("listing|owner|DELETED"),
    cancelLabel: t("listing|owner|keep"),
    danger: true,
  });

  async function change(to: SelectionTarget): Promise<void> {
    if (!isPending && (await isMeant(to))) {
      startTransition(() => send(to));
    }
  }

  async function isMeant(to: SelectionTarget): Promise<boolean> {
    const changing = changeable(selected, to);
    const count = changing.length;
    if (to === "DELETED") {
      const text = [...tradesTexts(changing, to), t("listings|bulk|delete|text")].join("\n");
      return confirm({ title: t("listings|bulk|delete|question", { count }), text });
    }
    const texts = to === "DRAFT" ? tradesTexts(changing, to) : [];
    return (
      texts.length === 0 ||
      confirm({
        title: t("listings|bulk|pause|question", { count }),
        text: texts.join("\n"),
        confirmLabel: t("listing|owner|DRAFT"),
        cancelLabel: t("listing|owner|pause|cancel"),
        danger: false,
      })
    );
  }

  function tradesTexts(changing: SelectableListing[], to: "DRAFT" | "DELETED"): string[] {
    const open = allOpenTrades(changing.flatMap(({ openTrades }) => openTrades ?? []));
    return open.count > 0 ? [openTradesText({ t, locale }, open, to)] : [];
  }

  async function send(status: SelectionTarget): Promise<void> {
    const changes = changeable(selected, status).map(({ id }) => ({ id, status }));
    const result = await callAction(() => setListingStatusAction(userId, changes));
    if (!result.ok && result.code === "UNAUTHENTICATED") {
      // What is ticked stays.
      dismissAlert(topic);
      setEnded(result);
      return;
    }
    setEnded(null);
    if (result.ok) {
      const { count } = result.answer;
      showAlert("success", t(`listings|bulk|done|${status}`, { count }), topic);
      set(
        everyListing.map(({ id }) => id),
        false,
      );
      // The pressed button goes with the selection.
      all.current?.focus({ preventScroll: true });
    } else {
      showAlert("error", failureText(status, result), topic);
    }
    if (result.ok || !isPassingFailure(result.code)) {
      router.refresh();
    }
  }

  /** Names the listing that stood in the way as the list does. */
  function failureText(to: SelectionTarget, refused: Failure): string {
    const failure = t("listing|owner|failed", {
      status: t(`listing|status|${to}`),
      error: refusalText(t, refused),
    });
    const at = shown.find(({ id }) => id === refused.listingId);
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
