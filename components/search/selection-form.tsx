"use client";

import { useTranslations } from "next-intl";
import {
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useTransition,
} from "react";
import { callAction } from "@/components/form/call-action";
import { allOpenTrades, openTradesText } from "@/components/listings/open-trades";
import { leaveDeadSession } from "@/components/session/session-lost";
import { showAlert } from "@/components/ui/alerts";
import { useConfirm } from "@/components/ui/confirm-dialog";
import { EnterStop } from "@/components/ui/enter-stop";
import { setSelectedStatusAction } from "@/lib/listings/actions";
import { changeable, type SelectionTarget, selectionTargets } from "@/lib/listings/rules";
import type { SelectionOutcome } from "@/lib/listings/selection-form";
import { SelectionBar } from "./selection-bar";
import { useSelection } from "./selection-context";
import { useOutcomeText } from "./use-outcome-text";

/** A change of what is selected takes the place of the one before. */
const topic = "selection";

interface SelectionFormProps {
  /** Whose page this is. */
  userId: string;
  /** Where the form goes without JavaScript. */
  action: (form: FormData) => void;
  children: ReactNode;
}

/** With JavaScript: asks before deleting, and before pausing what is requested or reserved, alerts what came of it, and unticks what is done. */
export function SelectionForm({ userId, action, children }: SelectionFormProps) {
  const t = useTranslations();
  const { selected, shown, set } = useSelection();
  const shownIds = shown.map(({ id }) => id);
  const outcomeText = useOutcomeText(shown);
  const [isPending, startTransition] = useTransition();
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
    set(shownIds, false);
    set(all.current?.checked ? shownIds : ticked, true);
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
    const open = allOpenTrades(changing.map(({ openTrades }) => openTrades));
    if (to === "DELETED") {
      const after = t("listings|bulk|delete|text");
      const named = open.count > 0 ? `${openTradesText(t, open, to)}\n` : "";
      return confirm({ title: t("listings|bulk|delete|question", { count }), text: named + after });
    }
    return (
      to !== "DRAFT" ||
      open.count === 0 ||
      confirm({
        title: t("listings|bulk|pause|question", { count }),
        text: openTradesText(t, open, to),
        confirmLabel: t("listing|owner|DRAFT"),
        cancelLabel: t("listing|owner|pause|cancel"),
        danger: false,
      })
    );
  }

  async function send(chosen: FormData, status: SelectionTarget): Promise<void> {
    const result = await callAction(() => setSelectedStatusAction(null, chosen));
    const outcome: SelectionOutcome =
      result && "status" in result ? result : { ok: false, code: null, ids: [], ...result, status };
    if (!outcome.ok && outcome.code === "UNAUTHENTICATED") {
      leaveDeadSession();
      return;
    }
    showAlert(outcome.ok ? "success" : "error", outcomeText(outcome), topic);
    if (outcome.ok) {
      set(shownIds, false);
      // The pressed button goes with the selection.
      all.current?.focus({ preventScroll: true });
    }
  }

  return (
    <form ref={form} action={action} onSubmit={submit} autoComplete="off">
      <EnterStop />
      <input type="hidden" name="pageUserId" value={userId} />
      {shown.map(({ id, status }) => (
        <input key={id} type="hidden" name="listing" value={`${id}:${status}`} />
      ))}
      <SelectionBar isPending={isPending} allRef={all} />
      {children}
      {dialog}
    </form>
  );
}
