"use client";

import { TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useErrorText } from "@/components/form/field-errors";
import { Checkbox } from "@/components/ui/inputs/input";
import { TextField } from "@/components/ui/inputs/text-field";
import { type GtinError, gtinError } from "@/lib/part-numbers/gtin";
import { afterPointerUp } from "./after-pointer-up";
import { type ListingFormPart, registeredField } from "./listing-form-part";
import { useSetter } from "./use-setter";

export function EanField({ form }: ListingFormPart) {
  const t = useTranslations();
  const set = useSetter(form);
  const error = useErrorText(form)("ean");
  const [ean, eanConfirmed] = useWatch({ control: form.control, name: ["ean", "eanConfirmed"] });
  const [isTyping, setTyping] = useState(false);
  const eanError = isTyping ? null : eanErrorOf(ean);
  const field = registeredField(form, "ean");

  return (
    <div>
      <TextField
        label={t("listing|form|ean")}
        hint={t("listing|form|ean|hint")}
        error={error}
        className="font-mono"
        inputMode="numeric"
        autoComplete="off"
        {...field}
        onChange={(event) => {
          setTyping(true);
          set({ eanConfirmed: false });
          return field.onChange(event);
        }}
        onBlur={(event) => {
          afterPointerUp(() => setTyping(false));
          return field.onBlur(event);
        }}
      />
      <div role="status">{eanError ? <EanWarning eanError={eanError} /> : null}</div>
      {eanError ? (
        <Checkbox
          id="eanConfirmed"
          name="eanConfirmed"
          label={t("listing|form|eanConfirmed")}
          checked={eanConfirmed}
          onChange={(event) => {
            set({ eanConfirmed: event.target.checked });
            form.clearErrors("ean");
          }}
        />
      ) : null}
    </div>
  );
}

function EanWarning({ eanError }: { eanError: NonNullable<GtinError> }) {
  const t = useTranslations();
  return (
    <p className="mt-1 flex gap-1.5 text-sm text-caution">
      <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      {eanError.kind === "digit"
        ? t("listing|form|ean|warning|digit", { expected: eanError.expected })
        : t("listing|form|ean|warning|length")}
    </p>
  );
}

function eanErrorOf(ean: string): GtinError {
  return ean.trim() === "" ? null : gtinError(ean);
}
