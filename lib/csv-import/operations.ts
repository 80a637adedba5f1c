import "server-only";
import { z } from "zod";
import { listingsTag, manufacturersTag } from "@/lib/cache/tags";
import { exampleIds } from "@/lib/fields/example-ids";
import { noPayload } from "@/lib/fields/primitives";
import { limits } from "@/lib/limits/limits";
import { signedIn } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import {
  csvImport,
  csvImportSummary,
  listingKeptByUndo,
  nameFacts,
  rowErrorPage,
} from "./csv-import-schema";
import { exampleFile, exampleListings, exampleSettings } from "./examples";
import { listNameFacts } from "./match/queries/list-name-facts";
import { getRowPreview } from "./match/queries/row-preview";
import { correctImport } from "./mutations/correct-import";
import {
  beginCheck,
  beginImport,
  beginUndo,
  cancelImport,
  createImport,
  deleteImport,
  updateImport,
} from "./mutations/imports";
import { getImport, listImports, listListingsKeptByUndo, listRowErrors } from "./queries";
import { csvImportRowPreview } from "./row-preview-schema";
import {
  csvImportCorrections,
  csvImportErrorsInput,
  csvImportId,
  csvImportInput,
  csvImportRowInput,
  csvImportStart,
  csvImportTicket,
  csvImportUpdate,
  csvListings,
  listedRows,
  maxCsvBodyBytes,
} from "./schema";
import { insertCsvListings } from "./write/create-listings-from-csv";

const step = {
  access: signedIn,
  input: csvImportId,
  answer: csvImportId,
  errors: ["NOT_FOUND", "CSV_IMPORT_STATE"],
  example: { id: exampleIds.csvImport },
} as const;

export const createListingsFromCsv = operation({
  name: "create-listings-from-csv",
  access: signedIn,
  input: csvListings,
  answer: listedRows,
  example: exampleListings,
  limits: [{ limit: limits.csvImport }],
  maxBodyBytes: maxCsvBodyBytes,
  idempotent: true,
  async run({ viewer, input, call, drop }) {
    const listingIds = await insertCsvListings(viewer, input, call);
    drop(listingsTag, manufacturersTag);
    return { count: listingIds.length, listingIds };
  },
});

export const createCsvImport = operation({
  name: "create-csv-import",
  access: signedIn,
  input: csvImportInput,
  answer: csvImportTicket,
  errors: ["QUOTA_EXCEEDED", "STORAGE_FULL"],
  example: exampleFile,
  limits: [{ limit: limits.csvFile }],
  run: ({ viewer, input }) => createImport(viewer, input),
});

export const updateCsvImport = operation({
  name: "update-csv-import",
  ...step,
  input: csvImportUpdate,
  example: { id: exampleIds.csvImport, ...exampleSettings },
  run: ({ viewer, input: { id, ...settled } }) => updateImport(viewer, id, settled),
});

export const correctCsvImport = operation({
  name: "correct-csv-import",
  ...step,
  input: csvImportCorrections,
  example: { id: exampleIds.csvImport, cells: [{ number: 3, field: "quantity", text: "4" }] },
  limits: [{ limit: limits.csvCorrection }],
  run: ({ viewer, input }) => correctImport(viewer, input),
});

export const checkCsvImport = operation({
  name: "check-csv-import",
  ...step,
  errors: [...step.errors, "CSV_IMPORT_UNMAPPED", "CSV_IMPORT_NO_ROWS"],
  limits: [{ limit: limits.csvCheck }],
  run: ({ viewer, input: { id } }) => beginCheck(viewer, id),
});

export const startCsvImport = operation({
  name: "start-csv-import",
  ...step,
  input: csvImportStart,
  errors: [...step.errors, "CSV_IMPORT_CHANGED"],
  example: { id: exampleIds.csvImport, leaveBehind: 1 },
  limits: [{ limit: limits.csvImport }],
  run: ({ viewer, input }) => beginImport(viewer, input),
});

export const cancelCsvImport = operation({
  name: "cancel-csv-import",
  ...step,
  run: ({ viewer, input: { id } }) => cancelImport(viewer, id),
});

export const undoCsvImport = operation({
  name: "undo-csv-import",
  ...step,
  run: ({ viewer, input: { id } }) => beginUndo(viewer, id),
});

export const deleteCsvImport = operation({
  name: "delete-csv-import",
  ...step,
  run: ({ viewer, input: { id } }) => deleteImport(viewer, id),
});

export const getCsvImport = operation({
  name: "get-csv-import",
  access: signedIn,
  input: csvImportId,
  answer: csvImport,
  errors: ["NOT_FOUND"],
  example: { id: exampleIds.csvImport },
  run: ({ viewer, input }) => getImport(viewer, input.id),
});

export const getCsvImportNames = operation({
  name: "get-csv-import-names",
  access: signedIn,
  input: csvImportId,
  answer: z.array(nameFacts),
  errors: ["NOT_FOUND"],
  example: { id: exampleIds.csvImport },
  run: ({ viewer, input }) => listNameFacts(viewer, input.id),
});

export const getCsvImports = operation({
  name: "get-csv-imports",
  access: signedIn,
  input: noPayload,
  answer: z.array(csvImportSummary),
  run: ({ viewer }) => listImports(viewer),
});

export const getCsvImportRow = operation({
  name: "get-csv-import-row",
  access: signedIn,
  input: csvImportRowInput,
  answer: csvImportRowPreview,
  errors: ["NOT_FOUND"],
  example: { id: exampleIds.csvImport, number: 2 },
  run: ({ viewer, input }) => getRowPreview(viewer, input.id, input.number ?? null),
});

export const getCsvImportFaults = operation({
  name: "get-csv-import-faults",
  access: signedIn,
  input: csvImportErrorsInput,
  answer: rowErrorPage,
  errors: ["NOT_FOUND"],
  example: { id: exampleIds.csvImport, after: 0 },
  run: ({ viewer, input }) => listRowErrors(viewer, input),
});

export const getCsvImportKept = operation({
  name: "get-csv-import-kept",
  access: signedIn,
  input: csvImportId,
  answer: z.array(listingKeptByUndo),
  errors: ["NOT_FOUND"],
  example: { id: exampleIds.csvImport },
  run: ({ viewer, input }) => listListingsKeptByUndo(viewer, input.id),
});
