import { useTranslations } from "next-intl";
import { Explanations } from "@/components/ui/explanations";
import { LandingSection } from "./landing-section";

const benefits = ["capital", "time", "dates"] as const;

export function BenefitsSection() {
  const t = useTranslations();
  const items = benefits.map((item) => ({
    title: t(`landing|benefits|${item}`),
    text: t(`landing|benefits|${item}|text`),
  }));
  return (
    <LandingSection id="benefits" title={t("landing|benefits")}>
      <Explanations items={items} />
    </LandingSection>
  );
}
