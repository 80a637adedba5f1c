import { useTranslations } from "next-intl";
import { Drawing } from "./drawings/drawing";
import { LandingSection } from "./landing-section";

const steps = ["sign_up", "list", "requests", "sale"] as const;

/** On a desk the drawings stand on one line, as on a conveyor; on a phone one below the other. */
export function ProcessSection() {
  const t = useTranslations();
  return (
    <LandingSection id="process" title={t("landing|process")} lead={t("landing|process|lead")}>
      <ol className="grid md:max-lg:grid-cols-2 md:max-lg:gap-x-8 lg:grid-cols-4">
        {steps.map((name, place) => (
          <li
            key={name}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 border-t border-steel-2 py-5 lg:block lg:border-t-0 lg:py-0"
          >
            <div className="lg:border-b lg:border-steel-3">
              <Drawing name={name} className="h-auto w-full lg:w-32" />
            </div>
            <div className="lg:pt-3 lg:pr-8">
              <h3 className="flex gap-x-2 text-lg">
                <span aria-hidden="true" className="font-mono font-normal text-petrol">
                  {place + 1}
                </span>
                {t(`landing|process|${name}`)}
              </h3>
              <p className="mt-1 text-steel-3">{t(`landing|process|${name}|text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </LandingSection>
  );
}
