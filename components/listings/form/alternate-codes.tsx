"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFieldArray } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { AlternateCodeRow } from "./alternate-code-row";
import { useFieldError, type WithForm } from "./with-form";

const name = "alternateProductCodes";

/** Rows of other numbers; where a row is removed its neighbour takes the focus, else the button that adds one. */
export function AlternateCodes({ form }: WithForm) {
  const t = useTranslations();
  const error = useFieldError(form)(name);
  const { fields, append, insert, remove } = useFieldArray({ control: form.control, name });
  const [removed, setRemoved] = useState("");

  function insertList(index: number, codes: string[]): void {
    const rows = codes.map((code) => ({ code }));
    insert(index, rows, { focusIndex: index + rows.length - 1 });
  }

  function drop(index: number): void {
    const code = form.getValues(`${name}.${index}.code`) || t(`listing|form|${name}|removed|empty`);
    remove(index);
    const count = form.getValues(name).length;
    setRemoved(t(`listing|form|${name}|removed`, { code, count }));
    const next = count > 0 ? `${name}.${Math.min(index, count - 1)}.code` : `${name}-add`;
    // The row that moves up has its new id once the list is drawn.
    requestAnimationFrame(() => document.getElementById(next)?.focus());
  }

  return (
    <fieldset id={name} tabIndex={-1} aria-describedby={`${name}-hint`}>
      <legend className="mb-1 font-semibold">{t(`listing|form|${name}`)}</legend>
      <p id={`${name}-hint`} className="mb-2 text-sm text-steel-3">
        {t(`listing|form|${name}|hint`)}
      </p>
      <ul className="space-y-2">
        {fields.map((field, index) => (
          <AlternateCodeRow
            key={field.id}
            form={form}
            index={index}
            onNext={() => insert(index + 1, { code: "" })}
            onRemove={() => drop(index)}
            onList={(codes) => insertList(index + 1, codes)}
          />
        ))}
      </ul>
      {error ? <FieldError id={`${name}-error`}>{error}</FieldError> : null}
      <Button
        id={`${name}-add`}
        variant="quiet"
        className="mt-2"
        onClick={() => append({ code: "" })}
      >
        <Plus size={16} aria-hidden="true" />
        {t(`listing|form|${name}|add`)}
      </Button>
      <p role="status" className="sr-only">
        {removed}
      </p>
    </fieldset>
  );
}
