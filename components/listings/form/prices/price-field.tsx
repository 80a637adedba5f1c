"use client";

import { useTranslations } from "next-intl";
import { type ClipboardEvent, type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/inputs/text-field";
import { afterPointerUp } from "../after-pointer-up";
import { useCaret } from "../use-caret";
import { editedPrice, eurosMeant, type PriceDigits, pastedCents, priceText } from "./price-edit";

interface PriceFieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  valueInCt: number | null;
  /** Digits without cents that make less are asked about: "45" may be 45 €. */
  littleInCt?: number;
  /** Null when the field was emptied. */
  onChange: (amountInCt: number | null) => void;
}

/** Digits shift in from the right as on a till: 1, 2, 5, 0 become 12,50 €; cents inside (spec §5). */
export function PriceField({ valueInCt, littleInCt = 100, onChange, ...field }: PriceFieldProps) {
  const t = useTranslations();
  const { ref, put } = useCaret();
  // Null where an amount stands that was not typed here, or is meant as it is.
  const [digits, setDigits] = useState<PriceDigits | null>(null);
  const [isLeft, setLeft] = useState(false);
  // What an input method is still putting together is left alone.
  const [composed, setComposed] = useState<string | null>(null);
  const isAsked = isLeft && digits !== null && !field.disabled;
  const meant = isAsked ? eurosMeant(valueInCt, digits, littleInCt) : null;

  function edit(input: HTMLInputElement, event?: InputEvent): void {
    const caret = input.selectionStart ?? input.value.length;
    const edited = editedPrice({
      before: valueInCt,
      text: input.value,
      caret,
      inputType: event?.inputType,
    });
    const hadSeparator = digits?.hasSeparator && edited.cents !== null;
    setComposed(null);
    setDigits({
      isPasted: event?.inputType === "insertFromPaste",
      hasSeparator: hadSeparator || /[.,]/.test(event?.data ?? ""),
    });
    put(edited.caret);
    onChange(edited.cents);
  }

  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const cents = pastedCents(event.clipboardData.getData("text"));
    if (cents !== null) {
      event.preventDefault();
      setDigits(null);
      put(priceText(cents).length);
      onChange(cents);
    }
  }

  /** The button goes with its press: the focus goes to the field, which says what stands there now. */
  function take(amountInCt: number): void {
    setDigits(null);
    onChange(amountInCt);
    ref.current?.focus();
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
        const event = nativeEvent as InputEvent;
        if (event.isComposing) {
          setComposed(target.value);
        } else {
          edit(target, event);
        }
      }}
      onCompositionEnd={({ currentTarget }) => edit(currentTarget)}
      onPaste={paste}
      onFocus={() => setLeft(false)}
      onBlur={() => afterPointerUp(() => setLeft(true))}
      footnote={
        <div role="status" className="mt-1 text-sm text-steel-3 empty:hidden">
          {digits?.isPasted && valueInCt !== null ? (
            <p>{t("listing|form|price|understood", { price: priceText(valueInCt) })}</p>
          ) : null}
          {meant === null ? null : (
            <Button variant="quiet" size="sm" className="mt-1" onClick={() => take(meant)}>
              {t("listing|form|price|euros_meant", { price: priceText(meant) })}
            </Button>
          )}
        </div>
      }
    />
  );
}
