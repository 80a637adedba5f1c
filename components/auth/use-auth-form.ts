import { useTranslations } from "next-intl";
import { useFormAction } from "@/components/form/use-form-action";
import type { FormAction } from "@/lib/operations/action-result";
import { useFieldFaults } from "./use-field-faults";

/** What every form of an auth screen needs: how it is sent, its state, and what is wrong with which field. */
export function useAuthForm<Answer>(action: FormAction<Answer>) {
  const t = useTranslations();
  const form = useFormAction(action);
  return { t, ...form, faults: useFieldFaults(form.state) };
}
