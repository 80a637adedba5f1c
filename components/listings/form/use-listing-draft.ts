"use client";

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { unreadBut } from "@/lib/listings/entered";
import type { ListingFormValues } from "./form-values";
import { differingEntries } from "./listing-difference";
import { dropDraft, readDraft, writeDraft } from "./listing-draft";
import { useEarlyInput } from "./use-early-input";

const pauseInMs = 300;

interface Start {
  base: ListingFormValues;
  /** The listing's version; null for a new one. */
  version: number | null;
}

/** What the form's values are a change of. */
export interface Origin extends Start {
  /** In a conflict what they were a change of before it: the draft keeps that, so that a reload meets it again. */
  unsettled?: Start;
}

interface DraftOptions {
  form: UseFormReturn<ListingFormValues>;
  draftKey: string;
  /** The page's own; a draft brings the one it was made on. */
  origin: RefObject<Origin>;
  /** What came back from a refused post is newer than any draft. */
  isPosted: boolean;
}

/**
 * Keeps what is typed in this tab until it is saved or discarded, so that a reload, a lost session or a wrong link
 * loses nothing; and takes over what was typed before the script came.
 */
export function useListingDraft({ form, draftKey, origin, isPosted }: DraftOptions) {
  const [pageOrigin] = useState(() => origin.current);
  const early = useEarlyInput();
  const [restoredAt, setRestoredAt] = useState<Date | null>(null);
  const isClosed = useRef(false);
  const isWritten = useRef(false);

  function restore(): void {
    const draft = isPosted ? null : readDraft(pageStore, draftKey);
    const before = draft?.values ?? form.getValues();
    const unread = unreadBut(before.unread, Object.keys(early));
    const values = { ...before, ...early, unread };
    if (draft) {
      isWritten.current = true;
      origin.current = { base: draft.base, version: draft.version };
      setRestoredAt(draft.savedAt);
    }
    if (draft || Object.keys(early).length > 0) {
      form.reset(values, { keepDefaultValues: true, keepErrors: true });
    }
  }

  function save(): void {
    const values = form.getValues();
    if (wasCleared()) {
      return;
    }
    isWritten.current = hasInput();
    if (isWritten.current) {
      const { base, version } = origin.current.unsettled ?? origin.current;
      writeDraft(pageStore, draftKey, { savedAt: new Date(), version, values, base });
    } else {
      dropDraft(pageStore, draftKey);
    }
  }

  /** A logout has taken the draft away: leaving the page must not bring it back. */
  function wasCleared(): boolean {
    isClosed.current ||= isWritten.current && readDraft(pageStore, draftKey) === null;
    return isClosed.current;
  }

  const begin = useEffectEvent(restore);
  const keep = useEffectEvent(save);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopListening = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keep, pauseInMs);
      },
    });
    begin();
    const keepAtOnce = () => {
      clearTimeout(timer);
      keep();
    };
    // Whoever leaves a field has typed it: a logout after that finds the draft and clears it.
    addEventListener("focusout", keepAtOnce);
    addEventListener("pagehide", keepAtOnce);
    document.addEventListener("visibilitychange", keepAtOnce);
    return () => {
      stopListening();
      removeEventListener("focusout", keepAtOnce);
      removeEventListener("pagehide", keepAtOnce);
      document.removeEventListener("visibilitychange", keepAtOnce);
      keepAtOnce();
    };
  }, [form]);

  /** Whether anything was typed that leaving would lose. */
  function hasInput(): boolean {
    return differingEntries(form.getValues(), origin.current.base).length > 0;
  }

  /** Saved, or given up: from now on nothing is kept. */
  function close(): void {
    isClosed.current = true;
    dropDraft(pageStore, draftKey);
  }

  /** Back to what the page came with, or to what a conflict has brought since. */
  function discard(): void {
    const { unsettled, ...stored } = origin.current;
    origin.current = unsettled ? stored : pageOrigin;
    form.reset(origin.current.base);
    dropDraft(pageStore, draftKey);
    isWritten.current = false;
    setRestoredAt(null);
  }

  return { restoredAt, hasInput, close, discard };
}

/** The mere look at a closed store throws, so it happens where that is caught. */
const pageStore = {
  getItem: (key: string) => sessionStorage.getItem(key),
  setItem: (key: string, value: string) => sessionStorage.setItem(key, value),
  removeItem: (key: string) => sessionStorage.removeItem(key),
};
