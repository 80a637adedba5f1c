"use client";

import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { useHydrated } from "../use-hydrated";

/** Disabled until the script loads, because earlier input would be lost. */
export function ScriptFields({ className, ...rest }: ComponentProps<"fieldset">) {
  return <fieldset disabled={!useHydrated()} className={cx("min-w-0", className)} {...rest} />;
}
