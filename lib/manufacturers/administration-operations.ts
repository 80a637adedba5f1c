import "server-only";
import { listingsTag } from "@/lib/cache/tags";
import { exampleIds } from "@/lib/fields/example-ids";
import { administrator } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import {
  addManufacturerAlias as addAlias,
  removeManufacturerAlias as removeAlias,
} from "./aliases";
import { listManufacturerDoubles, tellApart } from "./duplicates";
import { updateManufacturer as change, mergeManufacturers as mergeBoth } from "./mutations";
import { listManufacturerRecords, getManufacturerRecord as readRecord } from "./records";
import {
  distinctManufacturers,
  manufacturerAliasInput,
  manufacturerDetail,
  manufacturerDoubleFilter,
  manufacturerDoublePage,
  manufacturerMerge,
  manufacturerPair,
  manufacturerRecordFilter,
  manufacturerRecordInput,
  manufacturerRecordPage,
  manufacturerUpdate,
  mergedManufacturers,
} from "./schema";
import { makerNamesTag, manufacturersTag } from "./tags";

export const getPaginatedManufacturers = operation({
  name: "get-paginated-manufacturers",
  access: administrator,
  input: manufacturerRecordFilter,
  answer: manufacturerRecordPage,
  example: { query: "siemens", isVerified: true, page: 1, pageSize: 10 },
  run: ({ input }) => listManufacturerRecords(input),
});

export const getManufacturerRecord = operation({
  name: "get-manufacturer-record",
  access: administrator,
  input: manufacturerRecordInput,
  answer: manufacturerDetail,
  refusals: ["NOT_FOUND"],
  example: { id: exampleIds.manufacturer },
  run: ({ input }) => readRecord(input.id),
});

export const getManufacturerDoubles = operation({
  name: "get-manufacturer-doubles",
  access: administrator,
  input: manufacturerDoubleFilter,
  answer: manufacturerDoublePage,
  example: { page: 1, pageSize: 10 },
  run: ({ input }) => listManufacturerDoubles(input),
});

export const updateManufacturer = operation({
  name: "update-manufacturer",
  access: administrator,
  input: manufacturerUpdate,
  answer: manufacturerDetail,
  refusals: ["NOT_FOUND"],
  example: { id: exampleIds.manufacturer, isVerified: true },
  async run({ input, drop }) {
    await change(input);
    drop(manufacturersTag);
    if (input.name !== undefined) {
      drop(makerNamesTag, listingsTag);
    }
    return readRecord(input.id);
  },
});

export const mergeManufacturers = operation({
  name: "merge-manufacturers",
  access: administrator,
  input: manufacturerMerge,
  answer: mergedManufacturers,
  refusals: ["NOT_FOUND"],
  example: { id: exampleIds.otherManufacturer, intoId: exampleIds.manufacturer },
  async run({ viewer, input, drop }) {
    const result = await mergeBoth(viewer, input);
    drop(manufacturersTag, makerNamesTag, listingsTag);
    return result;
  },
});

export const setManufacturersDistinct = operation({
  name: "set-manufacturers-distinct",
  access: administrator,
  input: manufacturerPair,
  answer: distinctManufacturers,
  refusals: ["NOT_FOUND"],
  example: { id: exampleIds.manufacturer, otherId: exampleIds.otherManufacturer },
  run: ({ input }) => tellApart(input),
});

const aliasChange = {
  access: administrator,
  input: manufacturerAliasInput,
  answer: manufacturerDetail,
  refusals: ["NOT_FOUND"],
  example: { id: exampleIds.manufacturer, name: "Simatic" },
} as const;

export const addManufacturerAlias = operation({
  ...aliasChange,
  name: "add-manufacturer-alias",
  async run({ input, drop }) {
    await addAlias(input);
    drop(manufacturersTag);
    return readRecord(input.id);
  },
});

export const removeManufacturerAlias = operation({
  ...aliasChange,
  name: "remove-manufacturer-alias",
  async run({ input, drop }) {
    await removeAlias(input);
    drop(manufacturersTag);
    return readRecord(input.id);
  },
});
