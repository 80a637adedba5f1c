"use client";

import { Field } from "@/components/ui/field";
import { fieldAttributes } from "@/components/ui/field-attributes";
import type { OperatorField } from "./operator-fields";

interface OperatorControlProps {
  field: OperatorField;
  value: string | undefined;
  error: string | undefined;
}

/** One field of the contact form, a line or several. */
export function OperatorControl({ field, value, error }: OperatorControlProps) {
  const { name, label, hint, isWide, ...rest } = field;
  const id = controlId(name);
  const attributes = {
    name,
    type: rest.type,
    rows: rest.rows,
    required: rest.required,
    autoComplete: rest.autoComplete,
    defaultValue: value,
    ...fieldAttributes(id, { hint, error }),
  };
  return (
    <Field
      {...{ label, hint, error }}
      htmlFor={id}
      required={rest.required ?? false}
      className={isWide ? "@md:col-span-2" : ""}
    >
      {rest.rows ? (
        <textarea {...attributes} className="field-control block" />
      ) : (
        <input {...attributes} className="field-control control-size" />
      )}
    </Field>
  );
}

/** The landing page has other forms, whose ids are their fields' names. */
export function controlId(name: string): string {
  return `contact-${name}`;
}
