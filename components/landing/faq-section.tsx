import { useTranslations } from "next-intl";
import { LandingSection } from "./landing-section";

const questions = ["cost", "condition", "shipping", "bundles"] as const;

export function FaqSection() {
  const t = useTranslations();
  return (
    <LandingSection id="faq" title={t("landing|faq")}>
      <div className="max-w-text border-t border-steel-2">
        {questions.map((question) => (
          <details key={question} className="border-b border-steel-2">
            <summary className="py-3 font-semibold">{t(`landing|faq|${question}`)}</summary>
            <p className="pb-4">{t(`landing|faq|${question}|text`)}</p>
          </details>
        ))}
      </div>
    </LandingSection>
  );
}
