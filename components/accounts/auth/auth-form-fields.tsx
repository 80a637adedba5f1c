"use client";

import { useTranslations } from "next-intl";
import { TextField } from "@/components/ui/inputs/text-field";
import type { useFieldIssues } from "./use-auth-form";

interface EmailFieldProps {
  autoComplete: "username" | "email";
  fieldIssues: ReturnType<typeof useFieldIssues>;
}

export function EmailField({ autoComplete, fieldIssues }: EmailFieldProps) {
  const t = useTranslations();
  return (
    <TextField
      name="email"
      type="email"
      label={t("auth|email")}
      autoComplete={autoComplete}
      required
      defaultValue={fieldIssues.typedInto("email")}
      error={fieldIssues.errorOf("email")}
    />
  );
}

export function NextField({ next }: { next: string | undefined }) {
  return next === undefined ? null : <input type="hidden" name="next" value={next} />;
}
