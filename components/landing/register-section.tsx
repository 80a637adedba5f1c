import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";
import { LandingSection } from "./landing-section";

export function RegisterSection() {
  const t = useTranslations();
  return (
    <LandingSection id="register" title={t("landing|register")}>
      <p className="mb-4 max-w-text">{t("landing|register|text")}</p>
      <ButtonLink href="/signup" variant="amber">
        {t("landing|register|action")}
      </ButtonLink>
    </LandingSection>
  );
}
