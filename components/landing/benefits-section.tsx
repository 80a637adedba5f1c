import { useTranslations } from "next-intl";
import { Drawing } from "./drawings/drawing";
import { LandingSection } from "./landing-section";

const benefits = ["capital", "time", "dates"] as const;

const sides = ["sell", "buy"] as const;

/** A row each, said for both sides. */
export function BenefitsSection() {
  const t = useTranslations();
  return (
    <LandingSection id="benefits" title={t("landing|benefits")}>
      <ul>
        {benefits.map((name) => (
          <li
            key={name}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-t border-steel-2 py-5 md:grid-cols-[13rem_minmax(0,1fr)] md:gap-x-8 lg:grid-cols-[13rem_minmax(0,3fr)_minmax(0,4fr)_minmax(0,4fr)]"
          >
            <Drawing name={name} className="h-auto w-full md:max-lg:row-span-2" />
            <h3 className="text-lg">{t(`landing|benefits|${name}`)}</h3>
            <dl className="max-md:col-span-2 grid gap-x-8 gap-y-3 md:grid-cols-2 lg:col-span-2">
              {sides.map((side) => (
                <div key={side}>
                  <dt className="text-sm text-steel-3">{t(`landing|benefits|${side}`)}</dt>
                  <dd>{t(`landing|benefits|${name}|${side}`)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
