import type { ReactNode } from "react";

export interface FieldNotes {
  hint?: ReactNode;
  error?: ReactNode;
}

/** What ties a control to the hint and error that `Field` shows for the same id. */
export function fieldAttributes(id: string, { hint, error }: FieldNotes) {
  const notes = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean);
  return {
    id,
    "aria-describedby": notes.join(" ") || undefined,
    "aria-invalid": error ? true : undefined,
  };
}
