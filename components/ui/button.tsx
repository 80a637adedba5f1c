import type { ComponentProps } from "react";
import { type ButtonStyle, buttonStyle } from "./button-style";

type ButtonProps = ComponentProps<"button"> & ButtonStyle & { busy?: boolean };

/** `busy` says that the press is being worked on; the button keeps the focus, so it is not disabled. */
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
