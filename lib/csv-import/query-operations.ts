import "server-only";
import { z } from "zod";
import { signedIn } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { exampleIds } from "@/lib/operations/example-ids";
import { noPayload } from "@/lib/operations/fields";
import { csvImport, csvImportSummary, faultPage, keptListing } from "./csv-import";
import { listFaults } from "./faults";
import { csvImportRowPreview } from "./previewed-row";
import { getImport, listImports, listKept } from "./queries";
import { getRowPreview } from "./row-preview";
import { csvImportFaultsInput, csvImportId, csvImportRowInput } from "./schema";

/** One of the caller's imports as it stands: state, progress, counts. */
export const getCsvImport = operation({
  name: "get-csv-import",
  access: signedIn,
  input: csvImportId,
  answer: csvImport,
  refusals: ["NOT_FOUND"],
  example: { id: exampleIds.csvImport },
  run: ({ viewer, input }) => getImport(viewer, input.id),
});

/** The caller's imports that are still open or can still be undone, newest first. */
export const getCsvImports = operation({
  name: "get-csv-imports",
  access: signedIn,
  input: noPayload,
  answer: z.array(csvImportSummary),
  run: ({ viewer }) => listImports(viewer),
});

/** A row as the listing that it would be (spec §2.11, the preview). */
export const getCsvImportRow = operation({
  name: "get-csv-import-row",
  access: signedIn,
  input: csvImportRowInput,
  answer: csvImportRowPreview,
  refusals: ["NOT_FOUND"],
  example: { id: exampleIds.csvImport, number: 2 },
  run: ({ viewer, input }) => getRowPreview(viewer, input.id, input.number ?? null),
});

/** The rows that cannot be imported, with what is wrong with each, 50 at a time. */
export const getCsvImportFaults = operation({
  name: "get-csv-import-faults",
  access: signedIn,
  input: csvImportFaultsInput,
  answer: faultPage,
  refusals: ["NOT_FOUND"],
  example: { id: exampleIds.csvImport, after: 0 },
  run: ({ viewer, input }) => listFaults(viewer, input.id, input.after),
});

/** The listings that the undo of an import has left, and why: changed or requested since. */
export const getCsvImportKept = operation({
  name: "get-csv-import-kept",
  access: signedIn,
  input: csvImportId,
  answer: z.array(keptListing),
  refusals: ["NOT_FOUND"],
  example: { id: exampleIds.csvImport },
  run: ({ viewer, input }) => listKept(viewer, input.id),
});
