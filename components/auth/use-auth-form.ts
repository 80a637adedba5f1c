import { useTranslations } from "next-intl";
import { type SubmitEvent, useActionState } from "react";
import { useSubmitGuard } from "@/components/ui/submit-guard";
import { type FormState, untouched } from "@/lib/operations/form-state";
import { useFieldFaults } from "./use-field-faults";
import { useKeptPasswords } from "./use-kept-passwords";

/** What every form of an auth screen needs: its state, what is wrong with which field, and a guarded submit. */
export function useAuthForm(action: (state: FormState, form: FormData) => Promise<FormState>) {
  const t = useTranslations();
  const [state, act, isPending] = useActionState(action, untouched);
  const keepPasswords = useKeptPasswords(state);
  const holdBack = useSubmitGuard(isPending, t("auth|offline"));
  function guard(event: SubmitEvent<HTMLFormElement>): void {
    holdBack(event);
    if (!event.defaultPrevented) {
      keepPasswords(event.currentTarget);
    }
  }
  return { t, state, act, isPending, guard, faults: useFieldFaults(state) };
}
