import { useTranslations } from "next-intl";
import { useConfirm } from "@/components/ui/confirm-dialog";

/** Asks whether what was typed may be given up. */
export function useCancelQuestion() {
  const t = useTranslations();
  return useConfirm({
    title: t("listing|form|cancel|title"),
    text: t("listing|form|cancel|text"),
    confirmLabel: t("listing|form|cancel|confirm"),
    cancelLabel: t("listing|form|cancel|stay"),
  });
}
