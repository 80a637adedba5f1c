"use client";

import { useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { draftStore, dropDraft, readDraft, writeDraft } from "@/components/session/draft-store";
import { useDraftAutosave } from "@/components/session/use-draft-autosave";

interface FormDraft<Draft> {
  /** Begins with `lagerfund:`, which a logout clears (components/session/stored-session.ts). */
  key: string;
  parse: (stored: unknown) => Draft | null;
  restore: (draft: Draft) => void;
  current: () => Draft | null;
}

export function useFormDraft<Values extends FieldValues, Draft>(
  form: UseFormReturn<Values>,
  { key, parse, restore, current }: FormDraft<Draft>,
) {
  const isWritten = useRef(false);
  const isClosed = useRef(false);

  useDraftAutosave(form, {
    restore() {
      const draft = readDraft(draftStore, key, parse);
      if (draft) {
        isWritten.current = true;
        restore(draft);
      }
    },
    keep() {
      // A logout has deleted the draft; leaving the page must not restore it.
      isClosed.current ||= isWritten.current && readDraft(draftStore, key, parse) === null;
      const draft = isClosed.current ? null : current();
      if (draft) {
        isWritten.current = true;
        writeDraft(draftStore, key, draft);
      } else {
        drop();
      }
    },
  });

  function drop(): void {
    isWritten.current = false;
    dropDraft(draftStore, key);
  }

  function close(): void {
    isClosed.current = true;
    drop();
  }

  return { drop, close };
}
