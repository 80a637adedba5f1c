"use client";

import { type ReactNode, useId, useRef, useState } from "react";
import { Button } from "./button";

export interface Question {
  title: string;
  text?: string;
  confirmLabel: string;
  cancelLabel: string;
  /** Paints the confirming button as dangerous. */
  danger?: boolean;
}

interface Confirmation {
  /** True on confirm, false on cancel, Escape and a click on the backdrop (spec §2.13). */
  confirm: (override?: Partial<Question>) => Promise<boolean>;
  /** To be rendered by the caller. */
  dialog: ReactNode;
}

export function useConfirm(defaults: Question): Confirmation {
  const element = useRef<HTMLDialogElement>(null);
  const resolve = useRef<((answer: boolean) => void) | null>(null);
  const [question, setQuestion] = useState(defaults);

  function confirm(override?: Partial<Question>): Promise<boolean> {
    setQuestion({ ...defaults, ...override });
    return new Promise((resolvePromise) => {
      resolve.current?.(false);
      resolve.current = resolvePromise;
      if (element.current) {
        element.current.returnValue = "";
        element.current.showModal();
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
  const { title, text, confirmLabel, cancelLabel, danger } = question;
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is the backdrop's; Escape is the dialog's own.
    <dialog
      ref={ref}
      onClose={onClose}
      onClickCapture={ignoreDoubleClick}
      onClick={closeOnBackdrop}
      aria-labelledby={titleId}
      className="m-auto w-[calc(100%-2rem)] max-w-form rounded border border-steel-3 bg-paper p-0 text-ink backdrop:bg-scrim"
    >
      {/* No form of its own: the caller may stand within one. */}
      <div className="p-6">
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        {text ? <p className="mt-2">{text}</p> : null}
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={(event) => closeWith(event, "cancel")}>
            {cancelLabel}
          </Button>
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

function closeWith(event: React.MouseEvent<HTMLElement>, answer: string): void {
  event.currentTarget.closest("dialog")?.close(answer);
}

/** The second click of a double one on what opened the dialog is no answer; here each first click is one. */
function ignoreDoubleClick(event: React.MouseEvent): void {
  if (event.detail > 1) {
    event.stopPropagation();
  }
}

/** The dialog has no padding of its own: a click on the element itself is one on its backdrop. */
function closeOnBackdrop(event: React.MouseEvent<HTMLDialogElement>): void {
  if (event.target === event.currentTarget) {
    event.currentTarget.close("");
  }
}
