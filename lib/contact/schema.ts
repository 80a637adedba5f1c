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
