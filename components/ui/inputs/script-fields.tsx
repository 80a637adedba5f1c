"use client";

import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { useHydrated } from "../use-hydrated";

/** Fields that only a script sends: nothing can be typed into them before it is there, where it would be lost. */
export function ScriptFields({ className, ...rest }: ComponentProps<"fieldset">) {
  return <fieldset disabled={!useHydrated()} className={cx("min-w-0", className)} {...rest} />;
}
