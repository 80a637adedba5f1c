"use server";

import { asAction } from "@/lib/actions/server-action";
import {
  cancelCsvImport,
  checkCsvImport,
  createCsvImport,
  deleteCsvImport,
  startCsvImport,
  undoCsvImport,
  updateCsvImport,
} from "@/lib/csv-import/operations";

export const createCsvImportAction = asAction(createCsvImport);
export const updateCsvImportAction = asAction(updateCsvImport);
export const checkCsvImportAction = asAction(checkCsvImport);
export const startCsvImportAction = asAction(startCsvImport);
export const cancelCsvImportAction = asAction(cancelCsvImport);
export const undoCsvImportAction = asAction(undoCsvImport);
export const deleteCsvImportAction = asAction(deleteCsvImport);
