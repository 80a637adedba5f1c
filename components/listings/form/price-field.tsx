"use client";

import { type ClipboardEvent, type ReactNode, useState } from "react";
import { TextField } from "@/components/ui/text-field";
import { editedPrice, pastedCents, priceText } from "./price-edit";
import { useCaret } from "./use-caret";

interface PriceFieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  valueInCt: number | null;
  /** Null when the field was emptied. */
  onChange: (amountInCt: number | null) => void;
}

/** Digits shift in from the right as on a till: 1, 2, 5, 0 become 12,50 €; cents inside (spec §5). */
export function PriceField({ valueInCt, onChange, ...field }: PriceFieldProps) {
  const { ref, put } = useCaret();
  // What an input method is still putting together is left alone.
  const [composed, setComposed] = useState<string | null>(null);

  function edit(input: HTMLInputElement, inputType?: string): void {
    const caret = input.selectionStart ?? input.value.length;
    const edited = editedPrice({ before: valueInCt, text: input.value, caret, inputType });
    setComposed(null);
    put(edited.caret);
    onChange(edited.cents);
  }

  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const cents = pastedCents(event.clipboardData.getData("text"));
    if (cents !== null) {
      event.preventDefault();
      put(priceText(cents).length);
      onChange(cents);
    }
  }

  return (
    <TextField
      {...field}
      ref={ref}
      numeric
      inputMode="numeric"
      autoComplete="off"
      value={composed ?? priceText(valueInCt)}
      onChange={({ target, nativeEvent }) => {
        const { isComposing, inputType } = nativeEvent as InputEvent;
        if (isComposing) {
          setComposed(target.value);
        } else {
          edit(target, inputType);
        }
      }}
      onCompositionEnd={({ currentTarget }) => edit(currentTarget)}
      onPaste={paste}
    />
  );
}
