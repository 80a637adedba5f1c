import { z } from "zod";
import { emptyListing, type ListingFormValues } from "@/lib/listings/form";

/** A logout clears `lagerfund:` keys (components/session/stored-session.ts). */
const prefix = "lagerfund:listing-draft";

export function draftKeyOf(userId: string, form: string): string {
  return `${prefix}:${userId}:${form}`;
}

/** What a draft of an older form lacks is empty; a draft of another shape is rejected. */
const draftValues = z
  .record(z.string(), z.unknown())
  .transform((stored) => ({ ...emptyListing, ...stored }))
  .pipe(
    z.custom<ListingFormValues>((values) =>
      Object.entries(emptyListing).every(([name, empty]) =>
        isAlike((values as Record<string, unknown>)[name], empty),
      ),
    ),
  );

function isAlike(value: unknown, empty: unknown): boolean {
  return empty === null
    ? value !== undefined
    : typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty);
}

const storedDraft = z.object({
  savedAt: z.iso.datetime().transform((moment) => new Date(moment)),
  version: z.number().nullable(),
  values: draftValues,
  base: draftValues,
});

export interface ListingDraft {
  savedAt: Date;
  /** Null for a new listing. */
  version: number | null;
  values: ListingFormValues;
  base: ListingFormValues;
}

export function parseDraft(stored: unknown): ListingDraft | null {
  return storedDraft.safeParse(stored).data ?? null;
}
