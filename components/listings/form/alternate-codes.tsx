"use client";

import { Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ClipboardEvent, type KeyboardEvent, useState } from "react";
import { useController, useFieldArray } from "react-hook-form";
import { useErrorText } from "@/components/form/field-errors";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/inputs/field";
import { fieldAttributes } from "@/components/ui/inputs/field-attributes";
import { Input } from "@/components/ui/inputs/input";
import { alternateCodeOf, pastedCodes } from "@/lib/part-numbers/pasted-codes";
import type { ListingFormPart } from "./listing-form-part";
import { useCaret } from "./use-caret";

const name = "alternateProductCodes";

export function AlternateCodes({ form }: ListingFormPart) {
  const t = useTranslations();
  const error = useErrorText(form)(name);
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
    // The next row gets its new id with the next drawing.
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

interface AlternateCodeRowProps extends ListingFormPart {
  index: number;
  onNext: () => void;
  onRemove: () => void;
  /** Called for a pasted list; the codes belong into the rows below. */
  onList: (codes: string[]) => void;
}

function AlternateCodeRow({ form, index, onNext, onRemove, onList }: AlternateCodeRowProps) {
  const t = useTranslations();
  const path = `alternateProductCodes.${index}.code` as const;
  const error = useErrorText(form)(path);
  const { field } = useController({ control: form.control, name: path });
  const caret = useCaret();
  const row = String(index + 1);

  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const [first, ...others] = pastedCodes(event.clipboardData.getData("text")) ?? [];
    if (first === undefined) {
      return;
    }
    event.preventDefault();
    const isEmpty = field.value.trim() === "";
    if (isEmpty) {
      field.onChange(first);
    }
    onList(isEmpty ? others : [first, ...others]);
  }

  function press(event: KeyboardEvent): void {
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onNext();
    }
  }

  return (
    <li>
      <div className="flex gap-2">
        <Input
          {...fieldAttributes(path, { error })}
          name="alternateProductCodes"
          aria-label={t("listing|form|alternateProductCodes|row", { row })}
          className="font-mono"
          autoComplete="off"
          ref={(input) => {
            field.ref(input);
            caret.ref.current = input;
          }}
          value={field.value}
          onChange={({ target }) => {
            caret.put(alternateCodeOf(target.value.slice(0, target.selectionStart ?? 0)).length);
            field.onChange(alternateCodeOf(target.value));
          }}
          onKeyDown={press}
          onPaste={paste}
          onBlur={() => {
            field.onChange(field.value.trim());
            field.onBlur();
          }}
        />
        <Button
          variant="quiet"
          aria-label={t("listing|form|alternateProductCodes|remove|row", { row })}
          onClick={onRemove}
        >
          <X size={16} aria-hidden="true" />
          {t("listing|form|alternateProductCodes|remove")}
        </Button>
      </div>
      {error ? <FieldError id={`${path}-error`}>{error}</FieldError> : null}
    </li>
  );
}
