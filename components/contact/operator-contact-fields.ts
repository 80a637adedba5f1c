import type { Translator } from "@/lib/i18n/translator-type";

/** Plain data, so that the scripts need no texts. */
export interface OperatorContactField {
  name: "firstName" | "lastName" | "company" | "email" | "message";
  title: string;
  label: string;
  hint?: string;
  autoComplete?: string;
  type?: "email";
  rows?: number;
  required?: boolean;
  isWide?: boolean;
}

export function operatorContactFields(t: Translator): OperatorContactField[] {
  const optional = (title: string) => ({
    title,
    label: t("contact-operator|optional", { field: title }),
  });
  const required = (title: string) => ({ title, label: title, required: true, isWide: true });
  return [
    {
      name: "firstName",
      autoComplete: "given-name",
      ...optional(t("contact-operator|first_name")),
    },
    { name: "lastName", autoComplete: "family-name", ...optional(t("contact-operator|last_name")) },
    {
      name: "company",
      autoComplete: "organization",
      isWide: true,
      ...optional(t("contact-operator|company")),
    },
    {
      name: "email",
      type: "email",
      autoComplete: "email",
      hint: t("contact-operator|email|hint"),
      ...required(t("contact-operator|email")),
    },
    { name: "message", rows: 6, ...required(t("contact-operator|message")) },
  ];
}
