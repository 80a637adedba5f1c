"use client";

import { type ReactNode, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "./button";

export interface Question {
  title: string;
  text?: string;
  confirmLabel: string;
  cancelLabel: string;
  danger?: boolean;
  /** Ways to say no that this question does not have. */
  without?: readonly ("cancel" | "escape" | "backdrop")[];
}

interface Confirmation {
  confirm: (override?: Partial<Question>) => Promise<boolean>;
  dialog: ReactNode;
}

export function useConfirm(defaults: Question): Confirmation {
  const element = useRef<HTMLDialogElement>(null);
  const resolve = useRef<((answer: boolean) => void) | null>(null);
  const [question, setQuestion] = useState(defaults);

  function confirm(override?: Partial<Question>): Promise<boolean> {
    // Synchronous, because a dialog is read out as it is when it opens.
    flushSync(() => setQuestion({ ...defaults, ...override }));
    return new Promise((resolvePromise) => {
      resolve.current?.(false);
      resolve.current = resolvePromise;
      if (element.current) {
        openAtSafety(element.current);
      }
    });
  }

  function settle(): void {
    resolve.current?.(element.current?.returnValue === "confirm");
    resolve.current = null;
  }

  return { confirm, dialog: <ConfirmDialog ref={element} question={question} onClose={settle} /> };
}

interface ConfirmDialogProps {
  ref: React.Ref<HTMLDialogElement>;
  question: Question;
  onClose: () => void;
}

function ConfirmDialog({ ref, question, onClose }: ConfirmDialogProps) {
  const { title, text, confirmLabel, cancelLabel, danger, without = [] } = question;
  const id = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is the backdrop's; Escape is the dialog's own.
    <dialog
      ref={ref}
      onClose={onClose}
      onClickCapture={ignoreDoubleClick}
      onClick={without.includes("backdrop") ? undefined : closeOnBackdrop}
      onCancel={without.includes("escape") ? stay : undefined}
      closedby={without.includes("escape") ? "none" : "closerequest"}
      aria-labelledby={id}
      aria-describedby={text ? `${id}-text` : undefined}
      className="m-auto w-[calc(100%-2rem)] max-w-form rounded border border-steel-3 bg-paper p-0 text-ink transition-opacity backdrop:bg-scrim starting:open:opacity-0"
    >
      {/* No form, because the caller may be inside one. */}
      <div className="p-6">
        <h2 id={id} tabIndex={-1} className="text-lg">
          {title}
        </h2>
        {text ? (
          <p id={`${id}-text`} className="mt-2 whitespace-pre-line wrap-anywhere">
            {text}
          </p>
        ) : null}
        <div className="mt-6 flex flex-col gap-3 md:flex-row md:justify-end">
          {without.includes("cancel") ? null : (
            <Button variant="quiet" onClick={(event) => closeWith(event, "cancel")}>
              {cancelLabel}
            </Button>
          )}
          <Button
            variant={danger ? "danger" : "primary"}
            onClick={(event) => closeWith(event, "confirm")}
          >
            {confirmLabel}
          </Button>
        </div>
      </div>
    </dialog>
  );
}

/** Focuses cancel, otherwise the question, so that Enter does no harm. */
function openAtSafety(dialog: HTMLDialogElement): void {
  dialog.returnValue = "";
  dialog.showModal();
  const [cancel, confirm] = dialog.querySelectorAll("button");
  (confirm ? cancel : dialog.querySelector("h2"))?.focus();
}

function closeWith(event: React.MouseEvent<HTMLElement>, answer: string): void {
  event.currentTarget.closest("dialog")?.close(answer);
}

/** Ignores the second click of a double click, which may meet a button that was not there before. */
export function ignoreDoubleClick(event: React.MouseEvent): void {
  if (event.detail > 1) {
    event.preventDefault();
    event.stopPropagation();
  }
}

/** The dialog has no padding, so a click on the element itself hits the backdrop. */
function closeOnBackdrop(event: React.MouseEvent<HTMLDialogElement>): void {
  if (event.target === event.currentTarget) {
    event.currentTarget.close("");
  }
}

function stay(event: React.SyntheticEvent): void {
  event.preventDefault();
}
