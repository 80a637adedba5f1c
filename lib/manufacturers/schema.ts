import { z } from "zod";
import { isStorable, rowId } from "@/lib/operations/fields";

const maxManufacturersAtOnce = 100;

/**
 * The filter of get-all-manufacturers; without a payload all are answered. With a `query` those whose name begins
 * with it come first, then those that contain it.
 */
export const manufacturerFilter = z
  .object({
    onlyVerified: z.boolean().nullish(),
    query: z.string().trim().max(100).refine(isStorable, { error: "invalid" }).nullish(),
    limit: z.int().min(1).max(maxManufacturersAtOnce).nullish(),
  })
  .nullish()
  .transform((filter) => ({
    onlyVerified: filter?.onlyVerified ?? false,
    query: filter?.query || null,
    limit: filter?.limit ?? null,
  }));

export type ManufacturerFilter = z.output<typeof manufacturerFilter>;

/** The canonical payload is an object; the bare id is accepted too (contract §2). */
export const manufacturerIdInput = z.union([
  z.object({ id: rowId, onlyVerified: z.boolean().optional() }),
  rowId.transform((id) => ({ id, onlyVerified: false })),
]);

export type ManufacturerIdInput = z.output<typeof manufacturerIdInput>;
