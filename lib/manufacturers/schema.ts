import { z } from "zod";
import { cappedPageOf } from "@/lib/fields/capped-page";
import { isStorable, line, pageFields, rowId } from "@/lib/fields/primitives";

export const manufacturer = z.object({ id: rowId, name: z.string() }).meta({ id: "Manufacturer" });

export type Manufacturer = z.output<typeof manufacturer>;

export const manufacturerOffers = manufacturer
  .extend({ offers: z.int().describe("Listings for sale; 1001 stands for more than 1,000.") })
  .meta({ id: "ManufacturerOffers" });

export type ManufacturerOffers = z.output<typeof manufacturerOffers>;

const maxManufacturersAtOnce = 1_000;

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

export const manufacturerIdInput = z.union([
  z.object({
    id: rowId,
    onlyVerified: z.boolean().optional().describe("One that is not verified is then not found."),
  }),
  rowId.transform((id) => ({ id, onlyVerified: false })),
]);

export type ManufacturerIdInput = z.output<typeof manufacturerIdInput>;

export const listingCap = 1_001;

const manufacturerSort = z
  .enum(["newest", "name"])
  .describe(
    "newest: unverified ones first, the newest first, or by a query the best match; name: from A to Z.",
  );

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

export const manufacturerDoubleFilter = z.object(pageFields).prefault({});
export type ManufacturerDoubleFilter = z.output<typeof manufacturerDoubleFilter>;

export const manufacturerRecordInput = z.union([
  z.object({ id: rowId }),
  rowId.transform((id) => ({ id })),
]);

/** Needs a letter or digit, because normalising drops all else. */
export const manufacturerUpdate = z.object({
  id: rowId,
  name: line(100)
    .regex(/[\p{L}\p{N}]/u, { error: "invalid" })
    .optional(),
  isVerified: z.boolean().optional(),
});
export type ManufacturerUpdate = z.output<typeof manufacturerUpdate>;

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

export const distinctManufacturers = z.object({ id: rowId, otherId: rowId });

export const manufacturerPair = distinctManufacturers.refine(({ id, otherId }) => id !== otherId, {
  path: ["otherId"],
  error: "manufacturer_itself",
});
export type ManufacturerPair = z.output<typeof manufacturerPair>;

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

const manufacturerRecord = manufacturer
  .extend({
    verifiedAt: z
      .date()
      .nullable()
      .describe("Null for one that was typed with a listing and that nobody has looked at."),
    createdAt: z.date(),
    listingCount: z.int().describe("Listings of every status; 1001 stands for more than 1,000."),
    mergedInto: manufacturer.nullable().describe("The one that it was merged into."),
  })
  .meta({ id: "ManufacturerRecord" });

export type ManufacturerRecord = z.output<typeof manufacturerRecord>;

const manufacturerAlias = z
  .object({
    name: z.string(),
    origin: z
      .enum(["RULE", "KEPT", "OFF"])
      .describe(
        "RULE: follows from its name; KEPT: added by an administrator; OFF: follows from its name, not used.",
      ),
  })
  .meta({ id: "ManufacturerAlias" });

export type ManufacturerAlias = z.output<typeof manufacturerAlias>;

export const manufacturerDetail = manufacturerRecord
  .extend({ aliases: z.array(manufacturerAlias) })
  .meta({ id: "ManufacturerDetail" });

export type ManufacturerDetail = z.output<typeof manufacturerDetail>;

export const manufacturerRecordPage = cappedPageOf(manufacturerRecord);

export type ManufacturerRecordPage = z.output<typeof manufacturerRecordPage>;

/**
 * Examples: "Weidmüller" and "Weidmueller", "Siemens" and "Siemens Energy", "Siemens" and "Siemes".
 */
const likeness = z.enum(["letters", "beginning", "alike"]);

export type Likeness = z.output<typeof likeness>;

const manufacturerDouble = z
  .object({
    one: manufacturerRecord,
    other: manufacturerRecord,
    likeness: likeness.describe(
      "letters: the same but for accents; beginning: one name begins with the other; alike: a slip or two apart.",
    ),
  })
  .meta({ id: "ManufacturerDouble" });

export type ManufacturerDouble = z.output<typeof manufacturerDouble>;

export const manufacturerDoublePage = cappedPageOf(manufacturerDouble);

export type ManufacturerDoublePage = z.output<typeof manufacturerDoublePage>;

export const mergedManufacturers = z
  .object({
    into: manufacturer.describe("The one that stays."),
    listingCount: z.int().describe("Listings that followed to it."),
  })
  .meta({ id: "MergedManufacturers" });

export type MergedManufacturers = z.output<typeof mergedManufacturers>;
