"use client";

import { useTranslations } from "next-intl";
import { type ClipboardEvent, type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/inputs/text-field";
import { afterPointerUp } from "../after-pointer-up";
import { useCaret } from "../use-caret";
import {
  decimalsAfter,
  editedPrice,
  intendedEuros,
  type PriceDigits,
  pastedCents,
  priceText,
} from "./price-edit";

interface PriceFieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  valueInCt: number | null;
  /** Below this, "45" may mean 45 €. */
  littleInCt?: number;
  /** Null when the field was emptied. */
  onChange: (amountInCt: number | null) => void;
}

export function PriceField({ valueInCt, littleInCt = 100, onChange, ...field }: PriceFieldProps) {
  const t = useTranslations();
  const { ref, put } = useCaret();
  // Null unless the amount was typed here.
  const [digits, setDigits] = useState<PriceDigits | null>(null);
  const [isLeft, setLeft] = useState(false);
  // Keeps unfinished input of an input method.
  const [composed, setComposed] = useState<string | null>(null);
  const isAsked = isLeft && digits !== null && !field.disabled;
  const meant = isAsked ? intendedEuros(valueInCt, digits, littleInCt) : null;

  function edit(input: HTMLInputElement, event?: InputEvent): void {
    const caret = input.selectionStart ?? input.value.length;
    const edited = editedPrice({
      before: valueInCt,
      text: input.value,
      caret,
      inputType: event?.inputType,
    });
    const before = edited.cents === null ? null : (digits?.decimals ?? null);
    const isDeleted = event?.inputType?.startsWith("delete") ?? false;
    setComposed(null);
    setDigits({
      isPasted: event?.inputType === "insertFromPaste",
      decimals: decimalsAfter(before, event?.data ?? "", isDeleted),
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

  /** The button disappears, so the focus moves to the field. */
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
