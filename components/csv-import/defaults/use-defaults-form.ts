"use client";

import { checkCsvImportAction, updateCsvImportAction } from "@/lib/csv-import/actions";
import type { CsvImport } from "@/lib/csv-import/csv-import";
import { choicesOf, type EnteredChoices, enteredChoicesOf } from "@/lib/csv-import/entered-choices";
import { useStepForm } from "../use-step-form";
import { choicesResolver, errorsOf } from "./choice-faults";
import { presetChoices } from "./preset-quantity";

export type ChosenImport = Pick<
  CsvImport,
  "id" | "columns" | "mapping" | "choices" | "choicesFrom"
>;

/** Saves what was chosen and begins the check of the rows. */
export function useDefaultsForm(chosen: ChosenImport) {
  const { id } = chosen;
  return useStepForm<EnteredChoices>({
    draftName: `${id}:defaults`,
    initial: enteredChoicesOf(presetChoices(chosen)),
    resolver: choicesResolver,
    errorsOf,
    async save(entered) {
      const saved = await updateCsvImportAction({ id, choices: choicesOf(entered) });
      return saved.ok ? checkCsvImportAction({ id }) : saved;
    },
    next: `/csv-import/${id}`,
  });
}
