import { z } from "zod";
import { rowId, uuid } from "@/lib/operations/fields";

/** More than the form takes of any of them: what is too long is said where it is sent, not lost here. */
const maxLength = 4_000;

/** Text as it was typed, faults included: only what the database cannot store goes. */
const typed = z
  .string()
  .nullish()
  .transform((value) =>
    (value ?? "").replaceAll("\0", "").slice(0, maxLength).toWellFormed().replace(/\r\n?/g, "\n"),
  );

/** What a visitor has typed into a listing's request box or question (spec §2.7). */
export const requestDrafts = z.object({
  listingId: rowId,
  quantity: typed,
  note: typed,
  question: typed,
});
export type RequestDraft = z.output<typeof requestDrafts>;

/** A draft is found by its id and its listing together. */
export const requestDraftNames = z.object({ id: uuid, listingId: rowId });
export type RequestDraftName = z.output<typeof requestDraftNames>;

/** What is left of a draft. */
export const leftOfDraft = z
  .object({
    quantity: z.string().nullable(),
    note: z.string().nullable(),
    question: z.string().nullable(),
  })
  .describe("As typed; null is what you have sent already.");
export type LeftOfDraft = z.output<typeof leftOfDraft>;

/** The id of a draft that was kept. */
export const keptDraft = z.object({
  id: uuid.describe("Nobody can guess it: it is the way back."),
});
