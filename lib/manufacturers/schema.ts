import { z } from "zod";
import { isStorable, line, pageFields, rowId } from "@/lib/operations/fields";

const maxManufacturersAtOnce = 1_000;

/**
 * The filter of get-all-manufacturers; without a payload its first thousand are answered. With a `query` those whose name
 * begins with it come first, then those that contain it.
 */
export const manufacturerFilter = z
  .object({
    onlyVerified: z.boolean().nullish(),
    query: z
      .string()
      .trim()
      .max(100)
      .refine(isStorable, { error: "invalid" })
      .nullish()
      .describe(
        "Names that begin with it come first, then those that contain it; short names and brands count too.",
      ),
    page: z.int().min(1).nullish(),
    pageSize: z
      .int()
      .min(1)
      .transform((size) => Math.min(size, maxManufacturersAtOnce))
      .nullish()
      .describe(`Above ${maxManufacturersAtOnce} is ${maxManufacturersAtOnce}, as without one.`),
  })
  .nullish()
  .transform((filter) => ({
    onlyVerified: filter?.onlyVerified ?? false,
    query: filter?.query || null,
    page: filter?.page ?? 1,
    pageSize: filter?.pageSize ?? maxManufacturersAtOnce,
  }));

export type ManufacturerFilter = z.output<typeof manufacturerFilter>;

/** The canonical payload is an object; the bare id is accepted too (contract §2). */
export const manufacturerIdInput = z.union([
  z.object({
    id: rowId,
    onlyVerified: z.boolean().optional().describe("One that is not verified is then not found."),
  }),
  rowId.transform((id) => ({ id, onlyVerified: false })),
]);

export type ManufacturerIdInput = z.output<typeof manufacturerIdInput>;

/** One listing more than is counted out: "more than 1,000". */
export const listingCap = 1_001;

const manufacturerSort = z
  .enum(["newest", "name"])
  .describe(
    "newest: unverified ones first, the newest first, or by a query the best match; name: from A to Z.",
  );

/** The payload of get-paginated-manufacturers; an empty query and a null filter nothing. */
export const manufacturerRecordFilter = z
  .object({
    query: z
      .string()
      .trim()
      .max(100)
      .refine(isStorable, { error: "invalid" })
      .nullish()
      .transform((query) => query ?? ""),
    isVerified: z
      .boolean()
      .nullish()
      .transform((isVerified) => isVerified ?? null),
    isUnused: z
      .boolean()
      .nullish()
      .transform((isUnused) => isUnused ?? false)
      .describe("Only those without a listing, deleted ones aside."),
    sort: manufacturerSort.nullish().transform((sort) => sort ?? "newest"),
    ...pageFields,
  })
  .prefault({});
export type ManufacturerRecordFilter = z.output<typeof manufacturerRecordFilter>;

/** The payload of get-manufacturer-doubles. */
export const manufacturerDoubleFilter = z.object(pageFields).prefault({});
export type ManufacturerDoubleFilter = z.output<typeof manufacturerDoubleFilter>;

export const manufacturerRecordInput = z.union([
  z.object({ id: rowId }),
  rowId.transform((id) => ({ id })),
]);

/** What is left out stays. A name has a letter or a digit to be told apart by, as in a listing. */
export const manufacturerUpdate = z.object({
  id: rowId,
  name: line(100)
    .regex(/[\p{L}\p{N}]/u, { error: "invalid" })
    .optional(),
  isVerified: z.boolean().optional(),
});
export type ManufacturerUpdate = z.output<typeof manufacturerUpdate>;

/** A name by which a manufacturer is sought; spaces and signs do not count. */
export const manufacturerAliasInput = z.object({
  id: rowId.describe("The manufacturer's."),
  name: line(100)
    .min(1, { error: "is_required", abort: true })
    .regex(/[\p{L}\p{N}]/u, { error: "invalid" }),
});
export type ManufacturerAliasInput = z.output<typeof manufacturerAliasInput>;

/** `id` becomes part of `intoId`. */
export const manufacturerMerge = z.object({
  id: rowId.describe("The one that goes."),
  intoId: rowId.describe("The one that stays."),
});
export type ManufacturerMerge = z.output<typeof manufacturerMerge>;

/** Two that are told apart. */
export const distinctManufacturers = z.object({ id: rowId, otherId: rowId });

export const manufacturerPair = distinctManufacturers.refine(({ id, otherId }) => id !== otherId, {
  path: ["otherId"],
  error: "manufacturer_itself",
});
export type ManufacturerPair = z.output<typeof manufacturerPair>;

/** What the buttons of the administrators' pages of manufacturers do. */
export const manufacturerChange = z.enum([
  "verify",
  "unverify",
  "rename",
  "merge",
  "distinguish",
  "add_alias",
  "remove_alias",
]);
export type ManufacturerChange = z.output<typeof manufacturerChange>;
