import "server-only";
import { listingsTag } from "@/lib/listings/tags";
import { administrator } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { noPayload } from "@/lib/operations/fields";
import { tellApart } from "./distinction";
import { listManufacturerDoubles } from "./doubles";
import { mergeManufacturers as mergeBoth } from "./merge";
import { listManufacturerRecords, getManufacturerRecord as readRecord } from "./records";
import {
  manufacturerMerge,
  manufacturerPair,
  manufacturerRecordFilter,
  manufacturerRecordInput,
  manufacturerUpdate,
} from "./schema";
import { makerNamesTag, manufacturersTag } from "./tags";
import { updateManufacturer as change } from "./update";

/** Manufacturers that are not merged, those that nobody has verified first, the newest first (issue 6). */
export const getPaginatedManufacturers = operation({
  name: "get-paginated-manufacturers",
  access: administrator,
  input: manufacturerRecordFilter,
  run: ({ input }) => listManufacturerRecords(input),
});

/** One manufacturer with its listings' count, and what it was merged into (issue 6). */
export const getManufacturerRecord = operation({
  name: "get-manufacturer-record",
  access: administrator,
  input: manufacturerRecordInput,
  run: ({ input }) => readRecord(input.id),
});

/** Pairs of manufacturers that may be one, the most alike first (issue 6). */
export const getManufacturerDoubles = operation({
  name: "get-manufacturer-doubles",
  access: administrator,
  input: noPayload,
  run: () => listManufacturerDoubles(),
});

/** Renames or verifies a manufacturer, or takes its verification back (issue 6). */
export const updateManufacturer = operation({
  name: "update-manufacturer",
  access: administrator,
  input: manufacturerUpdate,
  async run({ input, drop }) {
    await change(input);
    drop(manufacturersTag);
    if (input.name !== undefined) {
      drop(makerNamesTag, listingsTag);
    }
    return readRecord(input.id);
  },
});

/** Makes one manufacturer part of another, with all its listings (issue 6). */
export const mergeManufacturers = operation({
  name: "merge-manufacturers",
  access: administrator,
  input: manufacturerMerge,
  async run({ input, drop }) {
    const result = await mergeBoth(input);
    drop(manufacturersTag, makerNamesTag, listingsTag);
    return result;
  },
});

/** Tells two manufacturers apart that look alike (issue 6). */
export const setManufacturersDistinct = operation({
  name: "set-manufacturers-distinct",
  access: administrator,
  input: manufacturerPair,
  run: ({ input }) => tellApart(input),
});
