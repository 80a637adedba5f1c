import "server-only";
import { z } from "zod";
import { listingsTag } from "@/lib/cache/tags";
import { exampleIds } from "@/lib/fields/example-ids";
import { noPayload } from "@/lib/fields/primitives";
import { administrator, anyone } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { manufacturerNamesTag, manufacturersTag } from "../cache/tags";
import {
  addManufacturerAlias as addAlias,
  removeManufacturerAlias as removeAlias,
} from "./mutations/aliases";
import { markAsDistinct } from "./mutations/duplicates";
import { saveManufacturer } from "./mutations/manufacturers";
import { mergeIntoManufacturer } from "./mutations/merge";
import { listManufacturerDoubles } from "./queries/manufacturer-doubles";
import {
  getManufacturer,
  listManufacturerRecords,
  listManufacturers,
  listManufacturersForSale,
  getManufacturerRecord as readRecord,
} from "./queries/manufacturers";
import {
  distinctManufacturers,
  manufacturer,
  manufacturerAliasInput,
  manufacturerDetail,
  manufacturerDoubleFilter,
  manufacturerDoublePage,
  manufacturerFilter,
  manufacturerIdInput,
  manufacturerMerge,
  manufacturerOffers,
  manufacturerPair,
  manufacturerRecordFilter,
  manufacturerRecordInput,
  manufacturerRecordPage,
  manufacturerUpdate,
  mergedManufacturers,
} from "./schema";

export const getAllManufacturers = operation({
  name: "get-all-manufacturers",
  access: anyone,
  input: manufacturerFilter,
  answer: z.array(manufacturer),
  example: { query: "siem", onlyVerified: true, pageSize: 10 },
  run: ({ input, client }) => listManufacturers(input, client),
  reads: () => [manufacturersTag],
});

export const getManufacturerById = operation({
  name: "get-manufacturer-by-id",
  access: anyone,
  input: manufacturerIdInput,
  answer: manufacturer,
  errors: ["NOT_FOUND"],
  example: { id: exampleIds.manufacturer },
  run: ({ input }) => getManufacturer(input),
  reads: () => [manufacturersTag],
});

export const getManufacturersForSale = operation({
  name: "get-manufacturers-for-sale",
  access: anyone,
  input: noPayload,
  answer: z.array(manufacturerOffers),
  run: ({ client }) => listManufacturersForSale(client),
  reads: () => [manufacturersTag, listingsTag],
});

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
  errors: ["NOT_FOUND"],
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
  errors: ["NOT_FOUND"],
  example: { id: exampleIds.manufacturer, isVerified: true },
  async run({ input, drop }) {
    await saveManufacturer(input);
    drop(manufacturersTag);
    if (input.name !== undefined) {
      drop(manufacturerNamesTag, listingsTag);
    }
    return readRecord(input.id);
  },
});

export const mergeManufacturers = operation({
  name: "merge-manufacturers",
  access: administrator,
  input: manufacturerMerge,
  answer: mergedManufacturers,
  errors: ["NOT_FOUND"],
  example: { id: exampleIds.otherManufacturer, intoId: exampleIds.manufacturer },
  async run({ viewer, input, drop }) {
    const result = await mergeIntoManufacturer(viewer, input);
    drop(manufacturersTag, manufacturerNamesTag, listingsTag);
    return result;
  },
});

export const setManufacturersDistinct = operation({
  name: "set-manufacturers-distinct",
  access: administrator,
  input: manufacturerPair,
  answer: distinctManufacturers,
  errors: ["NOT_FOUND"],
  example: { id: exampleIds.manufacturer, otherId: exampleIds.otherManufacturer },
  run: ({ input }) => markAsDistinct(input),
});

const aliasChange = {
  access: administrator,
  input: manufacturerAliasInput,
  answer: manufacturerDetail,
  errors: ["NOT_FOUND"],
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
