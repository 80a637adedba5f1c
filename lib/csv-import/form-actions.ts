"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import type { Issue } from "@/lib/errors/issues";
import {
  type ActionResult,
  enteredIn,
  type FailureCode,
  type FormState,
} from "@/lib/operations/action-result";
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
import {
  choiceFieldAt,
  choicesOf,
  type EnteredChoices,
  issuesOfChoices,
  readChoicesForm,
  unreadAmountsIn,
} from "./entered-choices";
import { type EnteredMapping, mappingOf, readMappingForm } from "./entered-mapping";

/** A step's form that was refused, with what was entered. */
export interface StepRefusal<Entered> {
  code: FailureCode;
  issues: Issue[];
  entered: Entered;
}

/** The columns step without JavaScript: on to the defaults, or back with what was chosen. */
export async function saveMappingFormAction(
  _: StepRefusal<EnteredMapping> | null,
  posted: unknown,
): Promise<StepRefusal<EnteredMapping>> {
  const form = formOf(posted);
  const id = textIn(form, "id");
  const entered = readMappingForm(form);
  const result = await updateCsvImportAction({ id, mapping: mappingOf(entered) });
  if (result.ok) {
    return redirect(`/csv-import/${id}/defaults`);
  }
  return { code: result.code, issues: result.issues, entered };
}

/** The defaults step without JavaScript: on to the check, or back with what was entered. */
export async function saveChoicesFormAction(
  _: StepRefusal<EnteredChoices> | null,
  posted: unknown,
): Promise<StepRefusal<EnteredChoices>> {
  const form = formOf(posted);
  const id = textIn(form, "id");
  const entered = readChoicesForm(form);
  const issues = [...unreadAmountsIn(form), ...issuesOfChoices(entered)];
  if (issues.length > 0) {
    return { code: "VALIDATION", issues, entered };
  }
  const saved = await updateCsvImportAction({ id, choices: choicesOf(entered) });
  const result = saved.ok ? await checkCsvImportAction({ id }) : saved;
  if (result.ok) {
    return redirect(`/csv-import/${id}`);
  }
  const atFields = result.issues.map((issue) => ({ ...issue, path: choiceFieldAt(issue.path) }));
  return { code: result.code, issues: atFields, entered };
}

export async function checkImportFormAction(_: unknown, posted: unknown): Promise<FormState> {
  return stateOf(await checkCsvImportAction({ id: textIn(posted, "id") }), posted);
}

/** Which names of manufacturers were meant for known ones, and which were not; then the file is checked anew. */
export async function answerManufacturersFormAction(
  _: unknown,
  posted: unknown,
): Promise<FormState> {
  const form = formOf(posted);
  const id = textIn(form, "id");
  const choices = answeredChoicesOf(form);
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

function formOf(posted: unknown): FormData {
  return posted instanceof FormData ? posted : new FormData();
}

/** The page shows at once what has become of the import, also where the press was refused since it was out of date. */
function stateOf(result: ActionResult<unknown>, posted: unknown): FormState {
  refresh();
  return { ...result, entered: enteredIn(posted) };
}
