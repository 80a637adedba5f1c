import { useTranslations } from "next-intl";
import { LandingSection } from "./landing-section";

const steps = ["sign_up", "list", "requests", "sale"] as const;

export function ProcessSection() {
  const t = useTranslations();
  return (
    <LandingSection id="process" title={t("landing|process")}>
      <ol className="grid gap-6 md:grid-cols-4 md:gap-8">
        {steps.map((step, index) => (
          <li key={step} className="border-l-2 border-petrol pl-4">
            <p className="font-mono text-steel-3" aria-hidden="true">
              {index + 1}
            </p>
            <h3>{t(`landing|process|${step}`)}</h3>
            <p className="mt-1 text-steel-3">{t(`landing|process|${step}|text`)}</p>
          </li>
        ))}
      </ol>
    </LandingSection>
  );
}
