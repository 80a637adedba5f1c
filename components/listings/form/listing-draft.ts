import { z } from "zod";
import { type DraftStore, readStored } from "@/components/session/page-draft";
import { documentType } from "@/lib/documents/schema";
import { listingCondition } from "@/lib/listings/schema";
import type { ListingFormValues } from "./form-values";

/** `lagerfund:` is what a logout clears (components/session/stored-session.ts). */
const prefix = "lagerfund:listing-draft";

/** What is typed into whose form: no other user's and no other listing's finds it. */
export function draftKeyOf(userId: string, form: string): string {
  return `${prefix}:${userId}:${form}`;
}

const text = z.string();
const amount = z.number().min(0);

const draftValues: z.ZodType<ListingFormValues> = z.object({
  manufacturer: z
    .object({ id: z.number().optional(), name: text })
    .nullable()
    .transform((one) => (one === null ? null : one.id === undefined ? { name: one.name } : one)),
  mpn: text,
  ean: text,
  eanConfirmed: z.boolean(),
  alternateProductCodes: z.array(z.object({ code: text })),
  nameDe: text,
  descriptionDe: text,
  nameEn: text,
  descriptionEn: text,
  shippingPossible: z.boolean(),
  pickupPossible: z.boolean(),
  shippingPriceInCt: amount.nullable(),
  shippingNote: text,
  pricePerProductInCt: amount,
  priceForBundle: amount.nullable(),
  quantity: amount,
  bundleOnly: z.boolean(),
  minOrderQuantity: amount,
  condition: z.union([listingCondition, z.literal("")]),
  yearOfManufacture: text,
  dateCode: text,
  ownArticleNumber: text,
  documents: z.array(
    z.object({ id: text, name: text, type: documentType, isAttached: z.boolean() }),
  ),
  mainImageId: text.nullable(),
});

const storedDraft = z.object({
  savedAt: z.iso.datetime().transform((moment) => new Date(moment)),
  version: z.number().nullable(),
  values: draftValues,
  base: draftValues,
});

/** What somebody has typed and not sent. */
export interface ListingDraft {
  savedAt: Date;
  /** The listing's version that it changes; null for a new one. */
  version: number | null;
  values: ListingFormValues;
  /** What stood in the form before. */
  base: ListingFormValues;
}

/** The draft of that key; null when there is none, or one of an older form. */
export function readDraft(store: DraftStore, key: string): ListingDraft | null {
  return readStored(store, key, (stored) => storedDraft.safeParse(stored).data ?? null);
}
