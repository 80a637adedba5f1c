import { useTranslations } from "next-intl";
import { site } from "@/lib/site/site";
import { LandingSection } from "./landing-section";

export function ContactSection() {
  const t = useTranslations();
  return (
    <LandingSection id="contact" title={t("landing|contact")}>
      <p className="max-w-text">
        {t("landing|contact|text")}{" "}
        <a href={`mailto:${site.contactEmail}`} className="link">
          {site.contactEmail}
        </a>
      </p>
    </LandingSection>
  );
}
