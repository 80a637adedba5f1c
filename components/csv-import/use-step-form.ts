"use client";

import type { FieldValues, Path } from "react-hook-form";
import type { FieldIssue } from "@/components/form/field-errors";
import { useFormDraft } from "@/components/form/use-form-draft";
import { useValidatedForm } from "@/components/form/use-validated-form";
import type { ActionResult } from "@/lib/actions/action-result";

interface StepFormOptions<FormEntries extends FieldValues> {
  draftName: string;
  initial: FormEntries;
  issuesOf: (entered: FormEntries) => readonly FieldIssue[];
  fieldAt: (path: string) => string;
  save: (entered: FormEntries) => Promise<ActionResult<unknown>>;
  next: string;
}

interface StepDraft<FormEntries> {
  base: FormEntries;
  values: FormEntries;
}

/** A draft counts only for the saved state that it was made on. */
export function useStepForm<FormEntries extends FieldValues>(
  options: StepFormOptions<FormEntries>,
) {
  const { draftName, initial: base, next, ...rest } = options;
  const settle = (result: Awaited<ReturnType<typeof rest.save>>) => {
    if (!result.ok) {
      return result;
    }
    draft.close();
    return next;
  };
  const saved = useValidatedForm({ ...rest, initial: base, settle });
  const { form } = saved;
  const baseText = JSON.stringify(base);

  const draft = useFormDraft<FormEntries, StepDraft<FormEntries>>(form, {
    key: `lagerfund:csv-import-draft:${draftName}`,
    parse(stored) {
      const draft = stored as StepDraft<FormEntries> | null;
      return JSON.stringify(draft?.base) === baseText ? draft : null;
    },
    restore({ values }) {
      // Not by `reset`, which keeps the page's defaults of boxes and radios.
      for (const [field, value] of Object.entries(values)) {
        form.setValue(field as Path<FormEntries>, value);
      }
    },
    current() {
      const values = form.getValues();
      return JSON.stringify(values) === baseText ? null : { base, values };
    },
  });
  return saved;
}
