import type { ReactNode } from "react";
import { TextField } from "@/components/ui/text-field";

interface NumberFilterProps {
  name: string;
  hint: string;
  value: number | undefined;
  isDisabled?: boolean;
  children: ReactNode;
}

export function NumberFilter({ name, hint, value, isDisabled, children }: NumberFilterProps) {
  return (
    <TextField
      id={`filter-${name}`}
      name={name}
      label={children}
      hint={hint}
      defaultValue={value ?? ""}
      disabled={isDisabled}
      type="number"
      inputMode="numeric"
      min={isDisabled ? 0 : 1}
      max={2_147_483_647}
      step={1}
      numeric
    />
  );
}
