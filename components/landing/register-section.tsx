import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";
import { SoftLink } from "@/components/ui/soft-link";
import { LandingSection } from "./landing-section";

export function RegisterSection() {
  const t = useTranslations();
  return (
    <LandingSection id="register" title={t("landing|register")}>
      <p className="mb-4 max-w-text">{t("landing|register|text")}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink href="/signup" variant="amber">
          {t("landing|register|action")}
        </ButtonLink>
        <SoftLink href="/csv-import/help" className="link tap-size">
          {t("landing|register|import")}
        </SoftLink>
      </div>
    </LandingSection>
  );
}
