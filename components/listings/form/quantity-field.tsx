"use client";

import type { ReactNode } from "react";
import { TextField } from "@/components/ui/text-field";
import { integerOf, takesKey } from "./number-text";

interface QuantityFieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  unit?: ReactNode;
  required?: boolean;
  readOnly?: boolean;
  value: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
  /** The field was left with this value within its bounds. */
  onEntered: (value: number) => void;
}

/** Digits only; on leaving the field the value is brought between its bounds (spec §5). */
export function QuantityField({
  value,
  min = 1,
  max,
  onChange,
  onEntered,
  ...field
}: QuantityFieldProps) {
  return (
    <TextField
      {...field}
      numeric
      inputMode="numeric"
      autoComplete="off"
      value={value === 0 ? "" : String(value)}
      onChange={(event) => onChange(integerOf(event.target.value))}
      onKeyDown={(event) => {
        if (!takesKey(event)) {
          event.preventDefault();
        }
      }}
      onBlur={() => onEntered(Math.max(min, Math.min(value, max ?? value)))}
    />
  );
}
