import { useLocale, useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { buttonStyle } from "@/components/ui/button-style";
import { contactOperatorAction } from "@/lib/actions/contact";
import { site } from "@/lib/config/site";
import { operatorIssues, trapField } from "@/lib/contact/rules";
import { issueSentence } from "@/lib/i18n/issue-text";
import { pathIn } from "@/lib/site/alternates";
import { OperatorContactForm } from "./operator-contact-form";
import { operatorFields } from "./operator-fields";

/**
 * The contact form (spec §2.13), for `/` and `/contact`. Its texts and notices are made here and handed down, so that a
 * visitor's browser loads no translator for it. `email` is what a member's page knows.
 */
export function OperatorContact({ email = "" }: { email?: string | undefined }) {
  const t = useTranslations();
  const contact = { email: site.contactEmail };
  return (
    <OperatorContactForm
      action={contactOperatorAction}
      answerPath={pathIn(useLocale(), "/contact")}
      fields={operatorFields(t)}
      known={{ email }}
      sent={{
        notice: <Banner kind="success" title={t("contact-operator|sent")} />,
        replyTo: t("contact-operator|sent|reply_to", { email: "{email}" }),
        another: t("contact-operator|another"),
      }}
      rejected={{
        faults: t("contact-operator|faults"),
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

/**
 * What fills in every field fills in this one, which people neither see nor reach nor hear of; its label speaks to those
 * whose browser shows it all the same.
 */
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
