import { useTranslations } from "next-intl";
import { Explanations } from "@/components/ui/explanations";
import { LandingSection } from "./landing-section";

const features = ["codes", "typos", "free"] as const;

export function FeaturesSection() {
  const t = useTranslations();
  const items = features.map((item) => ({
    title: t(`landing|features|${item}`),
    text: t(`landing|features|${item}|text`),
  }));
  return (
    <LandingSection id="features" title={t("landing|features")}>
      <Explanations items={items} />
    </LandingSection>
  );
}
