"use client";

import type { ReactNode, SyntheticEvent } from "react";
import { TextField } from "@/components/ui/text-field";
import { formatEuros } from "@/lib/i18n/formats";
import { centsOf } from "./number-text";

interface PriceFieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  valueInCt: number | null;
  onChange: (amountInCt: number) => void;
}

/** Digits shift in from the right as on a till: 1, 2, 5, 0 become 12,50 €; cents inside (spec §5). */
export function PriceField({ valueInCt, onChange, ...field }: PriceFieldProps) {
  return (
    <TextField
      {...field}
      numeric
      inputMode="numeric"
      autoComplete="off"
      value={valueInCt === null ? "" : formatEuros(valueInCt)}
      onChange={(event) => onChange(typedCents(event.target.value, valueInCt ?? 0))}
      onSelect={keepCaretBehind}
    />
  );
}

/** Wherever the field was clicked: a digit typed before the others would make thousands of it. */
function keepCaretBehind({ currentTarget: input }: SyntheticEvent<HTMLInputElement>): void {
  const end = input.value.length;
  if (input.selectionStart === input.selectionEnd && input.selectionEnd !== end) {
    input.setSelectionRange(end, end);
  }
}

/** Backspace behind the " €" takes away the sign, not a digit: then the last digit goes instead. */
function typedCents(text: string, before: number): number {
  const cents = centsOf(text);
  const signGone = !text.includes("€") && cents === before;
  return signGone ? Math.floor(cents / 10) : cents;
}
