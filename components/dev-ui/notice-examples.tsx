import { Clock } from "lucide-react";
import { useTranslations } from "next-intl";
import { StatusBadge } from "@/components/ui/badge";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorSummary } from "@/components/ui/error-summary";
import { FocusedNotice } from "@/components/ui/focused-notice";
import { AlertButtons, DialogButtons } from "./alert-buttons";
import { Example } from "./example";

const kinds = ["success", "info", "warning", "error"] as const;

export function NoticeExamples() {
  const t = useTranslations();
  const text = t("dev|ui|sample|text");
  return (
    <>
      <Example name="Banner">
        <div className="flex flex-col gap-3">
          {kinds.map((kind) => (
            <Banner key={kind} kind={kind} title={t(`dev|ui|kind|${kind}`)} description={text} />
          ))}
          <Banner kind="info" title={text} />
        </div>
      </Example>
      <Example name="showAlert()" isRow>
        <AlertButtons
          kinds={kinds.map((kind) => ({ kind, label: t(`dev|ui|kind|${kind}`) }))}
          text={text}
        />
      </Example>
      {/* Both take the focus when they come, which here is nobody's business. */}
      <div inert className="mt-5">
        <Example name="ErrorSummary">
          <ErrorSummary
            title={t("dev|ui|sample|faults")}
            errors={[
              { id: "invalid", text: `${t("dev|ui|sample|code")}: ${t("dev|ui|sample|error")}` },
              { id: "number-invalid", text: `${t("dev|ui|sample|quantity")}: ${text}` },
            ]}
          />
        </Example>
        <Example name="FocusedNotice">
          <FocusedNotice news={null}>
            <Banner kind="success" title={t("dev|ui|kind|success")} />
          </FocusedNotice>
        </Example>
      </div>
    </>
  );
}

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

const tones = ["neutral", "ok", "note", "caution", "fault"] as const;

export function BadgeExamples() {
  const t = useTranslations();
  return (
    <>
      <Example name="StatusBadge tone" isRow>
        {tones.map((tone) => (
          <StatusBadge key={tone} tone={tone} label={t(`dev|ui|tone|${tone}`)} />
        ))}
      </Example>
      <Example name="StatusBadge tone icon" isRow>
        {tones.map((tone) => (
          <StatusBadge key={tone} tone={tone} label={t(`dev|ui|tone|${tone}`)} icon={Clock} />
        ))}
      </Example>
      <Example name="EmptyState">
        <EmptyState title={t("dev|ui|sample|nothing")} text={t("dev|ui|sample|text")}>
          <Button>{t("dev|ui|state|normal")}</Button>
          <Button variant="quiet">{t("dev|ui|state|normal")}</Button>
        </EmptyState>
      </Example>
    </>
  );
}
