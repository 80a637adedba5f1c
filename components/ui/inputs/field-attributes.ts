import type { ComponentProps, ReactNode } from "react";

export interface FieldNotes {
  hint?: ReactNode;
  error?: ReactNode;
}

export type LiveNote = Pick<ComponentProps<"input">, "aria-describedby" | "aria-invalid">;

export function fieldAttributes(id: string, { hint, error }: FieldNotes, live: LiveNote = {}) {
  const own = live["aria-describedby"];
  const notes = [hint ? `${id}-hint` : "", error ? `${id}-error` : "", own].filter(Boolean);
  return {
    id,
    "aria-describedby": notes.join(" ") || undefined,
    "aria-invalid": error || String(live["aria-invalid"]) === "true" ? true : undefined,
  };
}
