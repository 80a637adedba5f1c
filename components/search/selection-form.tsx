"use client";

import { useLocale, useTranslations } from "next-intl";
import {
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useTransition,
} from "react";
import { callAction } from "@/components/form/call-action";
import { allOpenTrades, openTradesText } from "@/components/listings/open-trades";
import { SessionEnded } from "@/components/session/session-ended";
import { dismissAlert, showAlert } from "@/components/ui/alerts";
import { useConfirm } from "@/components/ui/confirm-dialog";
import { EnterStop } from "@/components/ui/enter-stop";
import { FocusedNotice } from "@/components/ui/focused-notice";
import { setSelectedStatusAction } from "@/lib/listings/actions";
import { changeable, type SelectionTarget, selectionTargets } from "@/lib/listings/rules";
import type { SelectionOutcome } from "@/lib/listings/selection-form";
import { SelectionBar } from "./selection-bar";
import { type NamedListing, type SelectableListing, useSelection } from "./selection-context";
import { useOutcomeText } from "./use-outcome-text";

/** A change of what is selected takes the place of the one before. */
const topic = "selection";

interface SelectionFormProps {
  /** Whose page this is. */
  userId: string;
  shown: NamedListing[];
  /** Where the form goes without JavaScript. */
  action: (form: FormData) => void;
  children: ReactNode;
}

/** With JavaScript: asks before deleting, and before pausing what is requested or reserved, alerts what came of it, and unticks what is done. */
export function SelectionForm({ userId, shown, action, children }: SelectionFormProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { selected, all: everyListing, set } = useSelection();
  const allIds = everyListing.map(({ id }) => id);
  const outcomeText = useOutcomeText(shown);
  const [isPending, startTransition] = useTransition();
  const [ended, setEnded] = useState<SelectionOutcome | null>(null);
  const all = useRef<HTMLInputElement>(null);
  const { confirm, dialog } = useConfirm({
    title: "",
    text: t("listings|bulk|delete|text"),
    confirmLabel: t("listing|owner|DELETED"),
    cancelLabel: t("listing|owner|keep"),
    danger: true,
  });

  /** Boxes that were ticked or unticked before the script came stay as they are, and count so. */
  const adopt = useEffectEvent((form: HTMLFormElement) => {
    const ticked = new FormData(form).getAll("id").map(Number);
    set(allIds, false);
    set(all.current?.checked ? allIds : ticked, true);
  });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) {
      adopt(form.current);
    }
  }, []);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget, event.nativeEvent.submitter);
    const to = selectionTargets.find((target) => target === chosen.get("status"));
    if (to && !isPending && (await isMeant(to))) {
      startTransition(() => send(chosen, to));
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

  async function send(chosen: FormData, status: SelectionTarget): Promise<void> {
    const result = await callAction(() => setSelectedStatusAction(null, chosen));
    const outcome: SelectionOutcome =
      result && "status" in result ? result : { ok: false, code: null, ids: [], ...result, status };
    if (!outcome.ok && outcome.code === "UNAUTHENTICATED") {
      // What is ticked stays.
      dismissAlert(topic);
      setEnded(outcome);
      return;
    }
    setEnded(null);
    showAlert(outcome.ok ? "success" : "error", outcomeText(outcome), topic);
    if (outcome.ok) {
      set(allIds, false);
      // The pressed button goes with the selection.
      all.current?.focus({ preventScroll: true });
    }
  }

  return (
    <form ref={form} action={action} onSubmit={submit} autoComplete="off">
      <EnterStop />
      <input type="hidden" name="pageUserId" value={userId} />
      <input
        type="hidden"
        name="listing"
        value={everyListing.map(({ id, status }) => `${id}:${status}`).join()}
      />
      <TickedElsewhere shown={shown} />
      <SelectionBar isPending={isPending} allRef={all} />
      {ended ? (
        <FocusedNotice news={ended}>
          <SessionEnded />
        </FocusedNotice>
      ) : null}
      {children}
      {dialog}
    </form>
  );
}

/** Those of other pages, which have no box here. */
function TickedElsewhere({ shown }: { shown: NamedListing[] }) {
  const { selected } = useSelection();
  const others = selected.filter(({ id }) => !shown.some((one) => one.id === id));
  return others.length === 0 ? null : (
    <input type="hidden" name="id" value={others.map(({ id }) => id).join()} />
  );
}
