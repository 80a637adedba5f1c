import { useTranslations } from "next-intl";
import { NumberedSteps } from "@/components/ui/numbered-steps";
import { LandingSection } from "./landing-section";

const steps = ["sign_up", "list", "requests", "sale"] as const;

export function ProcessSection() {
  const t = useTranslations();
  const items = steps.map((step) => ({
    title: t(`landing|process|${step}`),
    text: t(`landing|process|${step}|text`),
  }));
  return (
    <LandingSection id="process" title={t("landing|process")}>
      <NumberedSteps steps={items} columns={4} />
    </LandingSection>
  );
}
