import "server-only";
import { limits } from "@/lib/limits/limits";
import { listingsTag } from "@/lib/listings/tags";
import { manufacturersTag } from "@/lib/manufacturers/tags";
import { signedIn } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { noPayload } from "@/lib/operations/fields";
import { listRows } from "./called-rows";
import { listFaults } from "./faults";
import { listKept } from "./kept";
import {
  beginCheck,
  beginImport,
  beginUndo,
  cancelImport,
  createImport,
  deleteImport,
  updateImport,
} from "./mutations";
import { getImport, listImports } from "./queries";
import { getRowPreview } from "./row-preview";
import {
  csvImportFaultsInput,
  csvImportId,
  csvImportInput,
  csvImportRowInput,
  csvImportStart,
  csvImportUpdate,
  csvListings,
  maxCsvBodyBytes,
} from "./schema";

/** Lists what a program has read itself: all rows or none (contract §2). */
export const createListingsFromCsv = operation({
  name: "create-listings-from-csv",
  access: signedIn,
  input: csvListings,
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
  limits: [{ limit: limits.csvFile }],
  run: ({ viewer, input }) => createImport(viewer, input),
});

/** Which columns feed which fields, and what holds where the file says nothing (spec §2.11). */
export const updateCsvImport = operation({
  name: "update-csv-import",
  access: signedIn,
  input: csvImportUpdate,
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
  async run({ viewer, input: { id } }) {
    await deleteImport(viewer, id);
    return { id };
  },
});

/** One of the caller's imports as it stands: state, progress, counts. */
export const getCsvImport = operation({
  name: "get-csv-import",
  access: signedIn,
  input: csvImportId,
  run: ({ viewer, input }) => getImport(viewer, input.id),
});

/** The caller's imports that are still open or can still be undone, newest first. */
export const getCsvImports = operation({
  name: "get-csv-imports",
  access: signedIn,
  input: noPayload,
  run: ({ viewer }) => listImports(viewer),
});

/** A row as the listing that it would be (spec §2.11, the preview). */
export const getCsvImportRow = operation({
  name: "get-csv-import-row",
  access: signedIn,
  input: csvImportRowInput,
  run: ({ viewer, input }) => getRowPreview(viewer, input.id, input.number ?? null),
});

/** The rows that cannot be imported, with what is wrong with each, 50 at a time. */
export const getCsvImportFaults = operation({
  name: "get-csv-import-faults",
  access: signedIn,
  input: csvImportFaultsInput,
  run: ({ viewer, input }) => listFaults(viewer, input.id, input.after),
});

/** The listings that the undo of an import has left, and why: changed or requested since. */
export const getCsvImportKept = operation({
  name: "get-csv-import-kept",
  access: signedIn,
  input: csvImportId,
  run: ({ viewer, input }) => listKept(viewer, input.id),
});
