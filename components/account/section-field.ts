import type { ReactNode } from "react";

/** A field of a form on the account page, translated. */
export interface SectionField {
  name: string;
  label: string;
  type?: "text" | "email" | "current-password" | "new-password";
  autoComplete?: string;
  hint?: ReactNode;
  required?: boolean;
  /** What is stored now. */
  value?: string | null;
}
