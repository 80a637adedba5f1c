"use client";

import { useRef } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { dropStored, pageStore, readStored, writeStored } from "@/components/session/page-draft";
import { useDraftMoments } from "@/components/session/use-draft-moments";

/** `lagerfund:` is what a logout clears (components/session/stored-session.ts). */
const prefix = "lagerfund:csv-import-draft";

interface StepDraftOptions<Entered extends FieldValues> {
  form: UseFormReturn<Entered>;
  /** Of the import and its step. */
  name: string;
  /** What the page came with. */
  base: Entered;
}

/**
 * Keeps what is chosen in this tab, so that a reload or the way back loses nothing. A draft counts only on the page that
 * it was made on: one that knows what was saved since drops it, one out of the browser's history shows it.
 */
export function useStepDraft<Entered extends FieldValues>(options: StepDraftOptions<Entered>) {
  const { form, name, base } = options;
  const key = `${prefix}:${name}`;
  const baseText = JSON.stringify(base);
  const isWritten = useRef(false);

  function restore(): void {
    const values = readStored(pageStore, key, (stored) => draftOn<Entered>(baseText, stored));
    if (values === null) {
      dropStored(pageStore, key);
      return;
    }
    isWritten.current = true;
    // Not by a reset: of a box or radio with a default that believes the page.
    for (const [field, value] of Object.entries(values)) {
      form.setValue(field as Path<Entered>, value);
    }
  }

  function keep(): void {
    // A logout has taken the draft away: leaving the page must not bring it back.
    if (isWritten.current && readStored(pageStore, key, (stored) => stored) === null) {
      return;
    }
    const values = form.getValues();
    isWritten.current = JSON.stringify(values) !== baseText;
    if (isWritten.current) {
      writeStored(pageStore, key, { base, values });
    } else {
      dropStored(pageStore, key);
    }
  }

  useDraftMoments(form, { restore, keep });
}

function draftOn<Entered>(baseText: string, stored: unknown): Entered | null {
  const draft = stored as { base?: unknown; values?: Entered } | null;
  const isOfPage = draft !== null && JSON.stringify(draft.base) === baseText;
  return (isOfPage && draft.values) || null;
}
