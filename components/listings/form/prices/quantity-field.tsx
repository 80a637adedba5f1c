"use client";

import type { ClipboardEvent, ReactNode } from "react";
import type { LiveNote } from "@/components/ui/inputs/field-attributes";
import { TextField } from "@/components/ui/inputs/text-field";
import { digitsOf, integerOf, isIntegerFieldKey, pastedPieces } from "@/lib/text/typed-amounts";
import { useCaret } from "../use-caret";

interface QuantityFieldProps extends LiveNote {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  unit?: ReactNode;
  required?: boolean;
  value: number;
  /** Shown instead of the value. */
  unread?: string | undefined;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
  /** On leaving, with a value within the bounds. */
  onEntered: (value: number) => void;
}

export function QuantityField(props: QuantityFieldProps) {
  const { value, unread, min = 1, max, onChange, onEntered, ...field } = props;
  const { ref, put } = useCaret();

  function paste(event: ClipboardEvent): void {
    const pieces = pastedPieces(event.clipboardData.getData("text"));
    if (pieces !== null) {
      event.preventDefault();
      put(String(pieces).length);
      onChange(pieces);
    }
  }

  return (
    <TextField
      {...field}
      ref={ref}
      numeric
      inputMode="numeric"
      autoComplete="off"
      value={unread ?? (value === 0 ? "" : String(value))}
      onChange={({ target }) => {
        put(digitsOf(target.value.slice(0, target.selectionStart ?? undefined)).length);
        onChange(integerOf(target.value));
      }}
      onPaste={paste}
      onKeyDown={(event) => {
        if (!isIntegerFieldKey(event)) {
          event.preventDefault();
        }
      }}
      onBlur={() => onEntered(Math.max(min, Math.min(value, max ?? value)))}
    />
  );
}
