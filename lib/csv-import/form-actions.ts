"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { type ActionResult, enteredIn, type FormState } from "@/lib/operations/action-result";
import { textIn } from "@/lib/operations/form-text";
import {
  cancelCsvImportAction,
  checkCsvImportAction,
  deleteCsvImportAction,
  startCsvImportAction,
  undoCsvImportAction,
  updateCsvImportAction,
} from "./actions";
import { answeredChoicesOf } from "./answered-choices";

export async function checkImportFormAction(_: unknown, posted: unknown): Promise<FormState> {
  return stateOf(await checkCsvImportAction({ id: textIn(posted, "id") }), posted);
}

/** Which names of manufacturers were meant for known ones, and which were not; then the file is checked anew. */
export async function answerManufacturersFormAction(
  _: unknown,
  posted: unknown,
): Promise<FormState> {
  const id = textIn(posted, "id");
  const choices = posted instanceof FormData ? answeredChoicesOf(posted) : null;
  if (choices === null) {
    return { ok: false, code: "VALIDATION", issues: [], entered: enteredIn(posted) };
  }
  const saved = await updateCsvImportAction({ id, choices });
  return stateOf(saved.ok ? await checkCsvImportAction({ id }) : saved, posted);
}

/** Imports the rows of a checked file, so many left behind as the form has said. */
export async function startImportFormAction(_: unknown, posted: unknown): Promise<FormState> {
  const leaveBehind = Number(textIn(posted, "leaveBehind"));
  return stateOf(await startCsvImportAction({ id: textIn(posted, "id"), leaveBehind }), posted);
}

export async function cancelImportFormAction(_: unknown, posted: unknown): Promise<FormState> {
  return stateOf(await cancelCsvImportAction({ id: textIn(posted, "id") }), posted);
}

export async function undoImportFormAction(_: unknown, posted: unknown): Promise<FormState> {
  return stateOf(await undoCsvImportAction({ id: textIn(posted, "id") }), posted);
}

export async function deleteImportFormAction(_: unknown, posted: unknown): Promise<FormState> {
  const result = await deleteCsvImportAction({ id: textIn(posted, "id") });
  return result.ok ? redirect("/csv-import") : stateOf(result, posted);
}

/** The page shows at once what has become of the import, also where the press was refused since it was out of date. */
function stateOf(result: ActionResult<unknown>, posted: unknown): FormState {
  refresh();
  return { ...result, entered: enteredIn(posted) };
}
