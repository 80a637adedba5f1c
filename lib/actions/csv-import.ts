"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { z } from "zod";
import type { ColumnMapping } from "@/lib/csv-import/column-mapping";
import type { CsvImport } from "@/lib/csv-import/csv-import-schema";
import {
  cancelCsvImport,
  checkCsvImport,
  correctCsvImport,
  createCsvImport,
  deleteCsvImport,
  getCsvImport,
  startCsvImport,
  undoCsvImport,
  updateCsvImport,
} from "@/lib/csv-import/operations";
import { columnMapping, type ImportChoices, importChoices } from "@/lib/csv-import/schema";
import { textEntriesOf, textIn } from "@/lib/fields/posted-form";
import { rowId } from "@/lib/fields/primitives";
import type { ActionResult, FormState } from "./action-result";
import { serverAction } from "./server-action";

export const createCsvImportAction = serverAction(createCsvImport);
export const updateCsvImportAction = serverAction(updateCsvImport);
export const correctCsvImportAction = serverAction(correctCsvImport);
export const checkCsvImportAction = serverAction(checkCsvImport);
const getCsvImportAction = serverAction(getCsvImport);
const startCsvImportAction = serverAction(startCsvImport);
const cancelCsvImportAction = serverAction(cancelCsvImport);
const undoCsvImportAction = serverAction(undoCsvImport);
const deleteCsvImportAction = serverAction(deleteCsvImport);

type Press = (id: string, posted: unknown) => Promise<ActionResult<unknown>>;

/** Refreshes after errors as well, because the page was outdated. */
function refreshingAction(act: Press) {
  return async (_: unknown, posted: unknown): Promise<FormState> => {
    const result = await act(textIn(posted, "id"), posted);
    refresh();
    return { ...result, entered: textEntriesOf(posted) };
  };
}

export const checkImportFormAction = refreshingAction((id) => checkCsvImportAction({ id }));
export const cancelImportFormAction = refreshingAction((id) => cancelCsvImportAction({ id }));
export const discardCorrectionsFormAction = refreshingAction(async (id) => {
  const discarded = await correctCsvImportAction({ id, cells: [], discard: true });
  return discarded.ok ? checkCsvImportAction({ id }) : discarded;
});
export const undoImportFormAction = refreshingAction((id) => undoCsvImportAction({ id }));

/** A second press finds the import begun. Where another tab has changed the settings, their page says so. */
export const startImportFormAction = refreshingAction(async (id, posted) => {
  const leaveBehind = Number(textIn(posted, "leaveBehind"));
  const checkedAt = textIn(posted, "checkedAt") || undefined;
  const started = await startCsvImportAction({ id, leaveBehind, checkedAt });
  const isOutdated = !started.ok && started.code === "CSV_IMPORT_STATE";
  const current = isOutdated ? await getCsvImportAction({ id }) : null;
  if (current?.ok && current.answer.status === "DRAFT") {
    return redirect(`/csv-import/${id}/defaults?changed=1`);
  }
  return current?.ok && /^IMPORT/.test(current.answer.status) ? current : started;
});

export const deleteImportFormAction = refreshingAction(async (id) => {
  const result = await deleteCsvImportAction({ id });
  return result.ok ? redirect("/csv-import") : result;
});

/** Posted are changes of the mapping, of the choices, or of both. */
export const chooseAgainFormAction = changingAction(({ mapping, choices }, posted) => {
  const [ofMapping, ofChoices] = [jsonIn(posted, "mapping"), jsonIn(posted, "choices")];
  return {
    mapping: ofMapping ? columnMapping.safeParse({ ...mapping, ...ofMapping }).data : undefined,
    choices: ofChoices ? importChoices.safeParse({ ...choices, ...ofChoices }).data : undefined,
  };
});

export const answerManufacturersFormAction = changingAction(({ choices }, posted) => ({
  choices: posted instanceof FormData ? answeredChoicesOf(choices, posted) : undefined,
}));

interface Settings {
  mapping?: ColumnMapping | undefined;
  choices?: ImportChoices | undefined;
}

/** Changes what the server has stored, because another tab may have changed it too. */
function changingAction(changedBy: (current: CsvImport, posted: unknown) => Settings) {
  return refreshingAction(async (id, posted) => {
    const current = await getCsvImportAction({ id });
    return current.ok ? checkWith(id, changedBy(current.answer, posted)) : current;
  });
}

async function checkWith(id: string, settings: Settings): Promise<ActionResult<unknown>> {
  if (!settings.mapping && !settings.choices) {
    return { ok: false, code: "VALIDATION", issues: [] };
  }
  const saved = await updateCsvImportAction({ id, ...settings });
  return saved.ok ? checkCsvImportAction({ id }) : saved;
}

const askedNames = z.array(z.object({ typed: z.string(), id: rowId }));

/** Ticked names are the known manufacturers. Undefined for any other form. */
function answeredChoicesOf(choices: ImportChoices, form: FormData): ImportChoices | undefined {
  const asked = askedNames.safeParse(jsonIn(form, "asked")).data;
  if (!asked) {
    return undefined;
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

function jsonIn(form: unknown, name: string): unknown {
  try {
    return JSON.parse(textIn(form, name));
  } catch {
    return null;
  }
}
