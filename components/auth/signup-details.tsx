"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { TextField } from "@/components/ui/text-field";
import type { FormState } from "@/lib/operations/action-result";
import type { useFieldFaults } from "./use-field-faults";

const details = [
  { name: "username", autoComplete: "nickname" },
  { name: "street", autoComplete: "street-address" },
  { name: "zipCode", autoComplete: "postal-code" },
  { name: "city", autoComplete: "address-level2" },
  { name: "country", autoComplete: "country-name" },
] as const;

interface SignupDetailsProps {
  state: FormState;
  faults: ReturnType<typeof useFieldFaults>;
}

/** The extra fields (contract §3): folded away until wanted, open when one of them is filled or at fault. */
export function SignupDetails({ state, faults }: SignupDetailsProps) {
  const t = useTranslations();
  const { errorOf, typedInto } = faults;
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // The form starts afresh (spec §4): the form empties its fields, but does not know who opened the box.
    if (state?.ok && box.current) {
      box.current.open = false;
    }
  }, [state]);
  return (
    <details ref={box} open={details.some(({ name }) => errorOf(name) || typedInto(name))}>
      <summary className="link w-fit cursor-pointer">{t("auth|signup|details")}</summary>
      <div className="mt-4 flex flex-col gap-5">
        {details.map(({ name, autoComplete }) => (
          <TextField
            key={name}
            name={name}
            label={t(`auth|${name}`)}
            hint={name === "username" ? t("auth|signup|username_hint") : undefined}
            autoComplete={autoComplete}
            defaultValue={typedInto(name)}
            error={errorOf(name)}
          />
        ))}
      </div>
    </details>
  );
}
