import { z } from "zod";
import { cappedPageOf } from "@/lib/operations/capped-page";
import { manufacturer } from "./manufacturer";

/** A manufacturer as administrators see it. */
export const manufacturerRecord = manufacturer
  .extend({
    verifiedAt: z
      .date()
      .nullable()
      .describe("Null for one that was typed with a listing and that nobody has looked at."),
    createdAt: z.date(),
    /** Counted up to `listingCap`. */
    listingCount: z.int().describe("Listings of every status; 1001 stands for more than 1,000."),
    mergedInto: manufacturer.nullable().describe("The one that it was merged into."),
  })
  .meta({ id: "ManufacturerRecord" });

export type ManufacturerRecord = z.output<typeof manufacturerRecord>;

/** A name by which a manufacturer is sought. */
export const manufacturerAlias = z
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

/** One manufacturer with all by which it is sought. */
export const manufacturerDetail = manufacturerRecord
  .extend({ aliases: z.array(manufacturerAlias) })
  .meta({ id: "ManufacturerDetail" });

export type ManufacturerDetail = z.output<typeof manufacturerDetail>;

export const manufacturerRecordPage = cappedPageOf(manufacturerRecord);

export type ManufacturerRecordPage = z.output<typeof manufacturerRecordPage>;

/**
 * Why two may be one: the same letters but for accents ("Weidmüller", "Weidmueller"), one begins with the other's whole
 * name ("Siemens Energy"), or a slip or two apart ("Siemes").
 */
const likeness = z.enum(["letters", "beginning", "alike"]);

export type Likeness = z.output<typeof likeness>;

/** Two manufacturers that may be one. */
export const manufacturerDouble = z
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

/** What a merge has done. */
export const mergedManufacturers = z
  .object({
    into: manufacturer.describe("The one that stays."),
    listingCount: z.int().describe("Listings that followed to it."),
  })
  .meta({ id: "MergedManufacturers" });

export type MergedManufacturers = z.output<typeof mergedManufacturers>;
