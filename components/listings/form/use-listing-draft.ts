"use client";

import { type RefObject, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { dropStored, pageStore, writeStored } from "@/components/session/page-draft";
import { useDraftMoments } from "@/components/session/use-draft-moments";
import type { ListingFormValues } from "./form-values";
import { differingEntries } from "./listing-difference";
import { type ListingDraft, readDraft } from "./listing-draft";

interface Start {
  base: ListingFormValues;
  /** The listing's version; null for a new one. */
  version: number | null;
}

export interface Origin extends Start {
  /** In a conflict what they were a change of before it: the draft keeps that, so that a reload meets it again. */
  unsettled?: Start;
}

interface DraftOptions {
  form: UseFormReturn<ListingFormValues>;
  draftKey: string;
  /** The page's own; a draft brings the one it was made on. */
  origin: RefObject<Origin>;
}

/**
 * Keeps what is typed in this tab until it is saved or discarded, so that a reload, a lost session or a wrong link
 * loses nothing.
 */
export function useListingDraft({ form, draftKey, origin }: DraftOptions) {
  const [pageOrigin] = useState(() => origin.current);
  const [restoredAt, setRestoredAt] = useState<Date | null>(null);
  const isClosed = useRef(false);
  const isWritten = useRef(false);

  function restore(): void {
    const draft = readDraft(pageStore, draftKey);
    if (draft) {
      isWritten.current = true;
      origin.current = { base: draft.base, version: draft.version };
      setRestoredAt(draft.savedAt);
      form.reset(draft.values, { keepDefaultValues: true, keepErrors: true });
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
      const draft: ListingDraft = { savedAt: new Date(), version, values, base };
      writeStored(pageStore, draftKey, draft);
    } else {
      dropStored(pageStore, draftKey);
    }
  }

  /** A logout has taken the draft away: leaving the page must not bring it back. */
  function wasCleared(): boolean {
    isClosed.current ||= isWritten.current && readDraft(pageStore, draftKey) === null;
    return isClosed.current;
  }

  useDraftMoments(form, { restore, keep: save });

  /** Whether anything was typed that leaving would lose. */
  function hasInput(): boolean {
    return differingEntries(form.getValues(), origin.current.base).length > 0;
  }

  /** Saved, or given up: from now on nothing is kept. */
  function close(): void {
    isClosed.current = true;
    dropStored(pageStore, draftKey);
  }

  /** Back to what the page came with, or to what a conflict has brought since. */
  function discard(): void {
    const { unsettled, ...stored } = origin.current;
    origin.current = unsettled ? stored : pageOrigin;
    form.reset(origin.current.base);
    dropStored(pageStore, draftKey);
    isWritten.current = false;
    setRestoredAt(null);
  }

  return { restoredAt, hasInput, close, discard };
}
