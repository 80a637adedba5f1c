import { PasswordField } from "@/components/auth/password-field";
import { TextField } from "@/components/ui/text-field";
import type { SectionField } from "./section-field";

interface SectionInputProps {
  id: string;
  field: SectionField;
  typed: string | undefined;
  error: string | undefined;
}

/** The page has several forms with a password: their names are the same, so the ids carry the section. */
export function SectionInput({ id, field, typed, error }: SectionInputProps) {
  const { name, label, type, autoComplete, hint, required, value } = field;
  if (type === "current-password" || type === "new-password") {
    return <PasswordField {...{ id, name, label, hint, error }} autoComplete={type} />;
  }
  return (
    <TextField
      {...{ id, name, label, hint, error, type, autoComplete, required }}
      defaultValue={typed ?? value ?? undefined}
    />
  );
}
