import { z } from "zod";
import { rowId, text } from "@/lib/operations/fields";

/** In characters. */
export const maxQuestionLength = 2000;

/** A question to whoever sells a listing (spec §2.7). */
export const sellerQuestion = z.object({
  listingId: rowId,
  message: text(maxQuestionLength).min(1, { error: "is_required" }),
});
export type SellerQuestion = z.output<typeof sellerQuestion>;

/** What became of a question; nothing in it is the seller's. */
export const sellerContact = z
  .object({
    listingId: rowId,
    replyTo: z.string().describe("The asker's own address, to which the seller answers."),
  })
  .meta({ id: "SellerContact" });
export type SellerContact = z.output<typeof sellerContact>;
