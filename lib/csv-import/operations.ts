import "server-only";
import { limits } from "@/lib/limits/limits";
import { listingsTag } from "@/lib/listings/tags";
import { manufacturersTag } from "@/lib/manufacturers/tags";
import { signedIn } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { exampleIds } from "@/lib/operations/example-ids";
import { listRows } from "./called-rows";
import { exampleFile, exampleListings, exampleSettings } from "./examples";
import {
  beginCheck,
  beginImport,
  beginUndo,
  cancelImport,
  createImport,
  deleteImport,
  updateImport,
} from "./mutations";
import {
  csvImportId,
  csvImportInput,
  csvImportStart,
  csvImportTicket,
  csvImportUpdate,
  csvListings,
  listedRows,
  maxCsvBodyBytes,
} from "./schema";

/** Lists what a program has read itself: all rows or none (contract §2). */
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
    const listingIds = await listRows(viewer, input, call);
    drop(listingsTag, manufacturersTag);
    return { count: listingIds.length, listingIds };
  },
});

/** A place for a file's rows, and the signed address to PUT them to (contract §9). */
export const createCsvImport = operation({
  name: "create-csv-import",
  access: signedIn,
  input: csvImportInput,
  answer: csvImportTicket,
  refusals: ["QUOTA_EXCEEDED", "STORAGE_FULL"],
  example: exampleFile,
  limits: [{ limit: limits.csvFile }],
  run: ({ viewer, input }) => createImport(viewer, input),
});

/** Which columns feed which fields, and what holds where the file says nothing (spec §2.11). */
export const updateCsvImport = operation({
  name: "update-csv-import",
  access: signedIn,
  input: csvImportUpdate,
  answer: csvImportId,
  refusals: ["NOT_FOUND", "CSV_IMPORT_STATE"],
  example: { id: exampleIds.csvImport, ...exampleSettings },
  async run({ viewer, input: { id, mapping, choices } }) {
    await updateImport(viewer, id, { mapping, choices });
    return { id };
  },
});

/** Reads all rows and counts what an import of them would do; writes no listing. */
export const checkCsvImport = operation({
  name: "check-csv-import",
  access: signedIn,
  input: csvImportId,
  answer: csvImportId,
  refusals: ["NOT_FOUND", "CSV_IMPORT_STATE", "CSV_IMPORT_UNMAPPED", "CSV_IMPORT_NO_ROWS"],
  example: { id: exampleIds.csvImport },
  limits: [{ limit: limits.csvCheck }],
  async run({ viewer, input: { id } }) {
    await beginCheck(viewer, id);
    return { id };
  },
});

/** Imports a file that was checked: whole, or without so many rows as the caller says stay behind. */
export const startCsvImport = operation({
  name: "start-csv-import",
  access: signedIn,
  input: csvImportStart,
  answer: csvImportId,
  refusals: ["NOT_FOUND", "CSV_IMPORT_STATE", "CSV_IMPORT_CHANGED"],
  example: { id: exampleIds.csvImport, leaveBehind: 1 },
  limits: [{ limit: limits.csvImport }],
  async run({ viewer, input: { id, leaveBehind } }) {
    await beginImport(viewer, id, leaveBehind);
    return { id };
  },
});

/** Stops the check or the import that is under way: nothing of it is left. */
export const cancelCsvImport = operation({
  name: "cancel-csv-import",
  access: signedIn,
  input: csvImportId,
  answer: csvImportId,
  refusals: ["NOT_FOUND", "CSV_IMPORT_STATE"],
  example: { id: exampleIds.csvImport },
  async run({ viewer, input: { id } }) {
    await cancelImport(viewer, id);
    return { id };
  },
});

/** Takes an import back within 30 days, as far as nobody has touched or requested what it made (issue 7). */
export const undoCsvImport = operation({
  name: "undo-csv-import",
  access: signedIn,
  input: csvImportId,
  answer: csvImportId,
  refusals: ["NOT_FOUND", "CSV_IMPORT_STATE"],
  example: { id: exampleIds.csvImport },
  async run({ viewer, input: { id } }) {
    await beginUndo(viewer, id);
    return { id };
  },
});

/** Forgets an import that was never carried out. */
export const deleteCsvImport = operation({
  name: "delete-csv-import",
  access: signedIn,
  input: csvImportId,
  answer: csvImportId,
  refusals: ["NOT_FOUND", "CSV_IMPORT_STATE"],
  example: { id: exampleIds.csvImport },
  async run({ viewer, input: { id } }) {
    await deleteImport(viewer, id);
    return { id };
  },
});
