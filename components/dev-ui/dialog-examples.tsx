import { useTranslations } from "next-intl";
import { DialogButtons } from "./dialog-buttons";
import { Example } from "./example";

/** Questions that have to be answered. */
export function DialogExamples() {
  const t = useTranslations();
  const question = {
    title: t("dev|ui|dialog|title"),
    text: t("dev|ui|sample|text"),
    confirmLabel: t("dev|ui|dialog|yes"),
    cancelLabel: t("dev|ui|dialog|no"),
  };
  return (
    <Example name="useConfirm()" isRow>
      <DialogButtons
        yes={question.confirmLabel}
        no={question.cancelLabel}
        dialogs={[
          { label: t("dev|ui|state|normal"), question },
          { label: t("dev|ui|dialog|danger"), question: { ...question, danger: true } },
          {
            label: t("dev|ui|dialog|bound"),
            question: { ...question, without: ["escape", "backdrop"] },
          },
          { label: t("dev|ui|dialog|told"), question: { ...question, without: ["cancel"] } },
        ]}
      />
    </Example>
  );
}
