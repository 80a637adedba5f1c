"use client";

import { useTranslations } from "next-intl";
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
  /** What stands there instead of an amount, since it is none. */
  unread?: string | undefined;
  /** Null when the field was emptied. */
  onChange: (amountInCt: number | null) => void;
}

/** Digits shift in from the right as on a till: 1, 2, 5, 0 become 12,50 €; cents inside (spec §5). */
export function PriceField({ valueInCt, unread, onChange, ...field }: PriceFieldProps) {
  const t = useTranslations();
  const { ref, put } = useCaret();
  // Bare digits count as typed: it is said what they were taken for.
  const [isPasted, setPasted] = useState(false);
  // What an input method is still putting together is left alone.
  const [composed, setComposed] = useState<string | null>(null);

  function edit(input: HTMLInputElement, inputType?: string): void {
    const caret = input.selectionStart ?? input.value.length;
    const before = unread === undefined ? valueInCt : null;
    const edited = editedPrice({ before, text: input.value, caret, inputType });
    setComposed(null);
    setPasted(inputType === "insertFromPaste");
    put(edited.caret);
    onChange(edited.cents);
  }

  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const cents = pastedCents(event.clipboardData.getData("text"));
    if (cents !== null) {
      event.preventDefault();
      setPasted(false);
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
      value={composed ?? unread ?? priceText(valueInCt)}
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
      footnote={
        <p role="status" className="mt-1 text-sm text-steel-3 empty:hidden">
          {isPasted && valueInCt !== null
            ? t("listing|form|price|understood", { price: priceText(valueInCt) })
            : null}
        </p>
      }
    />
  );
}
