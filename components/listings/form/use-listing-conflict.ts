"use client";

import { type RefObject, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { callAction } from "@/components/form/call-action";
import { getListingByIdAction } from "@/lib/actions/listings";
import { type ListingFormValues, valuesOf } from "@/lib/listings/form";
import { differingEntries, mergeListingVersions, offeredVersion } from "./merge-listing-versions";
import type { Origin } from "./use-listing-draft";

export interface ListingConflict {
  base: ListingFormValues;
  mine: ListingFormValues;
  theirs: ListingFormValues;
  savedAt: Date;
}

interface ConflictOptions {
  form: UseFormReturn<ListingFormValues>;
  origin: RefObject<Origin>;
}

/** Keeps the member's changes; the rest is the saved version. */
export function useListingConflict({ form, origin }: ConflictOptions) {
  const [conflict, setConflict] = useState<ListingConflict | null>(null);

  /** `same`: nothing is left to save. `failed`: no saved version. */
  async function showConflict(listingId: number): Promise<"shown" | "same" | "failed"> {
    const result = await callAction(() => getListingByIdAction({ listingId }));
    if (!result.ok) {
      return "failed";
    }
    const { version, updatedAt } = result.answer;
    const theirs = valuesOf(result.answer);
    const mine = form.getValues();
    const { unsettled, ...before } = origin.current;
    const { base } = before;
    const merged = mergeListingVersions(mine, theirs, base);
    origin.current = { base: theirs, version, unsettled: unsettled ?? before };
    if (differingEntries(offeredVersion(mine, theirs, base), theirs).length === 0) {
      return "same";
    }
    form.reset(merged, { keepDefaultValues: true, keepIsSubmitted: true });
    setConflict({ base, mine, theirs, savedAt: updatedAt });
    return "shown";
  }

  return { conflict, showConflict, forget: () => setConflict(null) };
}
