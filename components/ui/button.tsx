import type { ComponentProps } from "react";
import { type ButtonStyle, buttonStyle } from "./button-style";

type ButtonProps = ComponentProps<"button"> & ButtonStyle & { busy?: boolean };

export function Button({ variant, size, busy, className, type = "button", ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={buttonStyle({ variant, size, className })}
      {...rest}
    />
  );
}
