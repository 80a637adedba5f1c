import { useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { ErrorSummary } from "@/components/ui/error-summary";
import { FocusedNotice } from "@/components/ui/focused-notice";
import { AlertButtons } from "./alert-buttons";
import { Example } from "./example";

const kinds = ["success", "info", "warning", "error"] as const;

/** What is said to somebody: in its place, above a form, and in passing. */
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
