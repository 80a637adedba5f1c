import { useTranslations } from "next-intl";
import { OperatorContact } from "@/components/contact/operator-contact";
import { PostalAddress } from "@/components/contact/postal-address";
import { site } from "@/lib/site/site";
import { LandingSection } from "./landing-section";

export function ContactSection() {
  const t = useTranslations();
  return (
    <LandingSection id="contact" title={t("landing|contact")} lead={t("landing|contact|text")}>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
        <OperatorContact />
        <dl className="space-y-4 lg:border-l lg:border-steel-2 lg:pl-8">
          <div>
            <dt className="text-sm text-steel-3">{t("landing|contact|email")}</dt>
            <dd>
              <a href={`mailto:${site.contactEmail}`} className="link tap-size">
                {site.contactEmail}
              </a>
            </dd>
          </div>
          <div>
            <dt className="text-sm text-steel-3">{t("landing|contact|answer")}</dt>
            <dd>{t("landing|contact|answer|text")}</dd>
          </div>
          <div>
            <dt className="text-sm text-steel-3">{t("landing|contact|address")}</dt>
            <dd>
              <PostalAddress />
            </dd>
          </div>
          <div>
            <dt className="text-sm text-steel-3">{t("landing|contact|seller")}</dt>
            <dd>{t("landing|contact|seller|text")}</dd>
          </div>
        </dl>
      </div>
    </LandingSection>
  );
}
