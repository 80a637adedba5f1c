"use client";

import { useTranslations } from "next-intl";
import { useFormState } from "react-hook-form";
import { ErrorSummary } from "@/components/ui/error-summary";
import { useIssueText } from "@/lib/i18n/issue-text";
import { faultsOf } from "./mapping-faults";
import type { MappingPart } from "./mapping-form";

const kinds = [
  { title: "csv-import|columns|missing", code: "unassigned" },
  { title: "csv-import|columns|duplicates", code: "assigned_twice" },
] as const;

/** What is missing and what is assigned twice, each under the spec's own sentence (spec §5), and what is left open. */
export function MappingSummary({ form }: Pick<MappingPart, "form">) {
  const t = useTranslations();
  const issueText = useIssueText();
  const { errors, submitCount } = useFormState({ control: form.control });
  const faults = faultsOf(errors);
  const [missing, duplicates] = kinds.map(({ title, code }) => ({
    title: t(title),
    errors: faults
      .filter((fault) => fault.code === code)
      .map(({ id, field }) => ({ id, text: t(`listing|form|${field}`) })),
  }));
  const others = faults.filter((fault) => !kinds.some(({ code }) => code === fault.code));
  const invalid = {
    title: t("csv-import|columns|open"),
    errors: others.map(({ id, field, code }) => ({ id, text: issueText(field, code) })),
  };
  return missing && duplicates ? (
    <ErrorSummary {...missing} more={[duplicates, invalid]} refusals={submitCount} />
  ) : null;
}
