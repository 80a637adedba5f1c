"use client";

import { useTranslations } from "next-intl";
import { TextField } from "@/components/ui/text-field";
import type { useFieldFaults } from "./use-field-faults";

interface EmailFieldProps {
  autoComplete: "username" | "email";
  faults: ReturnType<typeof useFieldFaults>;
}

/** The address of an account, by the name `email`. */
export function EmailField({ autoComplete, faults }: EmailFieldProps) {
  const t = useTranslations();
  return (
    <TextField
      name="email"
      type="email"
      label={t("auth|email")}
      autoComplete={autoComplete}
      required
      defaultValue={faults.typedInto("email")}
      error={faults.errorOf("email")}
    />
  );
}
