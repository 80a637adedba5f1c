"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ClipboardEvent, KeyboardEvent } from "react";
import { useController } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { fieldAttributes } from "@/components/ui/field-attributes";
import { Input } from "@/components/ui/input";
import { alternateCodeOf, pastedCodes } from "./number-text";
import { useCaret } from "./use-caret";
import { useFieldError, type WithForm } from "./with-form";

interface AlternateCodeRowProps extends WithForm {
  index: number;
  onNext: () => void;
  onRemove: () => void;
  /** A list was pasted: these codes belong into rows below. */
  onList: (codes: string[]) => void;
}

/** One other number: periods and commas go as typed, the ends are trimmed on leaving (spec §5). */
export function AlternateCodeRow({ form, index, onNext, onRemove, onList }: AlternateCodeRowProps) {
  const t = useTranslations();
  const path = `alternateProductCodes.${index}.code` as const;
  const error = useFieldError(form)(path);
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
