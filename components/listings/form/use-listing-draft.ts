"use client";

import { type RefObject, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useFormDraft } from "@/components/form/use-form-draft";
import type { ListingFormValues } from "./form-values";
import { differingEntries } from "./listing-difference";
import { type ListingDraft, parseDraft } from "./listing-draft";

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

export function useListingDraft({ form, draftKey, origin }: DraftOptions) {
  const [pageOrigin] = useState(() => origin.current);
  const [restoredAt, setRestoredAt] = useState<Date | null>(null);
  const { drop, close } = useFormDraft<ListingFormValues, ListingDraft>(form, {
    key: draftKey,
    parse: parseDraft,
    restore({ savedAt, values, ...start }) {
      origin.current = start;
      setRestoredAt(savedAt);
      form.reset(values, { keepDefaultValues: true, keepErrors: true });
    },
    current() {
      const { base, version } = origin.current.unsettled ?? origin.current;
      const values = form.getValues();
      return hasInput() ? { savedAt: new Date(), version, values, base } : null;
    },
  });

  /** Whether anything was typed that leaving would lose. */
  function hasInput(): boolean {
    return differingEntries(form.getValues(), origin.current.base).length > 0;
  }

  /** Back to what the page came with, or to what a conflict has brought since. */
  function discard(): void {
    const { unsettled, ...stored } = origin.current;
    origin.current = unsettled ? stored : pageOrigin;
    form.reset(origin.current.base);
    drop();
    setRestoredAt(null);
  }

  return { restoredAt, hasInput, close, discard };
}
