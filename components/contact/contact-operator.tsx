import { useLocale, useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { buttonStyle } from "@/components/ui/button-style";
import { contactOperatorAction } from "@/lib/actions/contact";
import { site } from "@/lib/config/site";
import { operatorIssues, trapField } from "@/lib/contact/fields";
import { issueSentence } from "@/lib/i18n/issue-text";
import { pathInLanguage } from "@/lib/site/alternates";
import { operatorContactFields } from "./operator-contact-fields";
import { OperatorContactForm } from "./operator-contact-form";

/** Passes translated texts as props, so that a visitor's browser loads no translator. */
export function ContactOperator({ email = "" }: { email?: string | undefined }) {
  const t = useTranslations();
  const contact = { email: site.contactEmail };
  return (
    <OperatorContactForm
      action={contactOperatorAction}
      answerPath={pathInLanguage(useLocale(), "/contact")}
      fields={operatorContactFields(t)}
      known={{ email }}
      sent={{
        notice: <Banner kind="success" title={t("contact-operator|sent")} />,
        replyTo: t("contact-operator|sent|reply_to", { email: "{email}" }),
        another: t("contact-operator|another"),
      }}
      rejected={{
        errors: t("contact-operator|errors"),
        issues: Object.fromEntries(operatorIssues.map((code) => [code, issueSentence(t, code)])),
        tooMany: <Banner kind="error" title={t("contact-operator|too_many", contact)} />,
        failed: <Banner kind="error" title={t("contact-operator|failed", contact)} />,
        unreachable: <Banner kind="error" title={t("contact-operator|offline")} />,
      }}
      submit={{
        label: t("contact-operator|submit"),
        className: buttonStyle({ className: "self-start" }),
      }}
    >
      <OperatorTrap label={t("contact-operator|trap")} />
      <p className="text-sm text-steel-3">
        {t.rich("contact-operator|privacy", {
          link: (text) => (
            <a href="/privacy" target="_blank" rel="noopener" className="link">
              {text}
            </a>
          ),
        })}
      </p>
    </OperatorContactForm>
  );
}

/** A honeypot: bots fill every field, and people never reach this one. Its label is for browsers that show it. */
function OperatorTrap({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {label}
        <input name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
