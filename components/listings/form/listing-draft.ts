import { z } from "zod";
import { emptyListing, type ListingFormValues } from "./form-values";

/** `lagerfund:` is what a logout clears (components/session/stored-session.ts). */
const prefix = "lagerfund:listing-draft";

/** What is typed into whose form: no other user's and no other listing's finds it. */
export function draftKeyOf(userId: string, form: string): string {
  return `${prefix}:${userId}:${form}`;
}

/** Of the form as it is by now, not of an older one. */
const draftValues = z.custom<ListingFormValues>(
  (stored) =>
    stored instanceof Object &&
    Object.entries(emptyListing).every(([name, empty]) =>
      isAlike((stored as Record<string, unknown>)[name], empty),
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
  /** The listing's version that it changes; null for a new one. */
  version: number | null;
  values: ListingFormValues;
  /** What stood in the form before. */
  base: ListingFormValues;
}

export function parseDraft(stored: unknown): ListingDraft | null {
  return storedDraft.safeParse(stored).data ?? null;
}
