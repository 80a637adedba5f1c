import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { storage } from "@/lib/storage/storage";
import { packedRows, usualColumns, usualRow } from "../factories/import-file";
import type { Stage } from "./cast";
import { type Expectation, members } from "./outcomes";

/** An import is its seller's alone: for everybody else there is none, administrators included. */
const ofTheImport = {
  access: "signed-in",
  outcome: {
    ...members,
    stranger: "NOT_FOUND",
    buyer: "NOT_FOUND",
    administrator: "NOT_FOUND",
  },
} as const satisfies Expectation;

const ofEverySeller = { access: "signed-in", outcome: members } as const satisfies Expectation;

/** Those of CSV imports (issue 7). */
export const importExpectations: Record<string, Expectation> = {
  "create-listings-from-csv": ofEverySeller,
  "create-csv-import": ofEverySeller,
  "update-csv-import": ofTheImport,
  "check-csv-import": { ...ofTheImport, prepare: bringRows },
  "start-csv-import": ofTheImport,
  "cancel-csv-import": {
    ...ofTheImport,
    prepare: (stage) => change(stage, { status: "CHECKING", phase: "load" }),
  },
  "undo-csv-import": {
    ...ofTheImport,
    prepare: (stage) => change(stage, { status: "IMPORTED", importedAt: new Date() }),
  },
  "delete-csv-import": ofTheImport,
  "get-csv-import": ofTheImport,
  "get-csv-imports": ofEverySeller,
  "get-csv-import-row": ofTheImport,
  "get-csv-import-faults": ofTheImport,
  "get-csv-import-kept": ofTheImport,
};

async function bringRows(stage: Stage): Promise<void> {
  await storage().write(stage.csvImport.key, packedRows([usualRow("TEST-1")]), "application/gzip");
  await change(stage, { mapping: { columns: usualColumns, priceUnit: "euros" } });
}

function change({ csvImport: { id } }: Stage, data: Prisma.CsvImportUncheckedUpdateInput) {
  return db().csvImport.update({ where: { id }, data });
}
