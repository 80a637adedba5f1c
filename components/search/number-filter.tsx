import type { ReactNode } from "react";
import { TextField } from "@/components/ui/text-field";

interface NumberFilterProps {
  name: string;
  hint: string;
  value: number | undefined;
  isDisabled?: boolean;
  children: ReactNode;
}

/**
 * A whole number as text: a field of type number takes "1.000" and "1e3" for what nobody means, and follows the mouse
 * wheel. `FilterForm` keeps to digits; without JavaScript the browser refuses all else by `pattern`.
 */
export function NumberFilter({ name, hint, value, isDisabled, children }: NumberFilterProps) {
  return (
    <TextField
      id={`filter-${name}`}
      name={name}
      label={children}
      hint={hint}
      defaultValue={value ?? ""}
      disabled={isDisabled}
      inputMode="numeric"
      pattern="[0-9]*"
      autoComplete="off"
      numeric
    />
  );
}
