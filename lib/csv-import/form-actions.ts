"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { z } from "zod";
import { type ActionResult, enteredIn, type FormState } from "@/lib/operations/action-result";
import { rowId } from "@/lib/operations/fields";
import { textIn } from "@/lib/operations/form-text";
import {
  cancelCsvImportAction,
  checkCsvImportAction,
  deleteCsvImportAction,
  startCsvImportAction,
  undoCsvImportAction,
  updateCsvImportAction,
} from "./actions";
import { type ImportChoices, importChoices } from "./schema";

export async function checkImportFormAction(_: unknown, posted: unknown): Promise<FormState> {
  return stateOf(await checkCsvImportAction({ id: textIn(posted, "id") }), posted);
}

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

const askedNames = z.array(z.object({ typed: z.string(), id: rowId }));

/** A checked file's choices with what its seller has answered of manufacturers: ticked is the known one. Null of no such form. */
function answeredChoicesOf(form: FormData): ImportChoices | null {
  const choices = importChoices.safeParse(jsonIn(form, "choices")).data;
  const asked = askedNames.safeParse(jsonIn(form, "asked")).data;
  if (!choices || !asked) {
    return null;
  }
  const meant = new Set(form.getAll("meant"));
  const answered = asked.map(({ typed, id }) => ({
    typed,
    manufacturerId: meant.has(typed) ? id : null,
  }));
  const names = new Set(asked.map(({ typed }) => typed));
  const before = (choices.manufacturers ?? []).filter(({ typed }) => !names.has(typed));
  return { ...choices, manufacturers: [...before, ...answered] };
}

function jsonIn(form: FormData, name: string): unknown {
  try {
    return JSON.parse(textIn(form, name));
  } catch {
    return null;
  }
}
