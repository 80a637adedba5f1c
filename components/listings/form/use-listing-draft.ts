"use client";

import { type RefObject, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useFormDraft } from "@/components/form/use-form-draft";
import type { ListingFormValues } from "@/lib/listings/form";
import { type ListingDraft, parseDraft } from "./listing-draft";
import { differingEntries } from "./merge-listing-versions";

interface Start {
  base: ListingFormValues;
  /** Null for a new listing. */
  version: number | null;
}

export interface Origin extends Start {
  /** From before a conflict, so that a reload meets it again. */
  unsettled?: Start;
}

interface DraftOptions {
  form: UseFormReturn<ListingFormValues>;
  draftKey: string;
  /** A restored draft replaces it. */
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

  function hasInput(): boolean {
    return differingEntries(form.getValues(), origin.current.base).length > 0;
  }

  function discard(): void {
    const { unsettled, ...stored } = origin.current;
    origin.current = unsettled ? stored : pageOrigin;
    form.reset(origin.current.base);
    drop();
    setRestoredAt(null);
  }

  return { restoredAt, hasInput, close, discard };
}
