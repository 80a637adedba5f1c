import { useEffect, useRef } from "react";
import type { FormState } from "@/lib/operations/form-state";

/**
 * React empties a form once its action has answered, and passwords never come back from the server: those of a
 * refused form are put back from here (ui.md: nothing typed is lost by an error). Answers what to call on submit.
 */
export function useKeptPasswords(state: FormState): (form: HTMLFormElement) => void {
  const sent = useRef<{ field: HTMLInputElement; value: string }[]>([]);
  useEffect(() => {
    if (state.step === "refused") {
      for (const { field, value } of sent.current) {
        field.value = value;
      }
    }
    sent.current = [];
  }, [state]);
  return (form) => {
    const fields = [...form.elements].filter((element) => element instanceof HTMLInputElement);
    sent.current = fields
      .filter(({ name }) => /password/i.test(name))
      .map((field) => ({ field, value: field.value }));
  };
}
