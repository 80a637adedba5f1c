"use client";

import { Eye, EyeOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Field } from "@/components/ui/inputs/field";
import { fieldAttributes } from "@/components/ui/inputs/field-attributes";
import { Input } from "@/components/ui/inputs/input";

interface PasswordFieldProps {
  /** By default the name. */
  id?: string;
  name: string;
  label: ReactNode;
  autoComplete: "current-password" | "new-password";
  hint?: ReactNode;
  error?: ReactNode;
}

export function PasswordField(props: PasswordFieldProps) {
  const { name, id = name, label, autoComplete, hint, error } = props;
  const t = useTranslations();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field htmlFor={id} label={label} hint={hint} error={error} required>
      <div className="relative">
        <Input
          name={name}
          type={isShown ? "text" : "password"}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          className="pr-12"
          {...fieldAttributes(id, { hint, error })}
        />
        <button
          type="button"
          aria-label={t(isShown ? "auth|password|hide" : "auth|password|show")}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded text-steel-3 hover:text-petrol noscript:hidden"
        >
          <Icon size={20} />
        </button>
      </div>
    </Field>
  );
}
