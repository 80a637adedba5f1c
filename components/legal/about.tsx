import { useTranslations } from "next-intl";
import { PostalAddress } from "@/components/contact/postal-address";
import { PageSection } from "@/components/layout/page-section";
import { ButtonLink } from "@/components/ui/button-link";
import { Explanations } from "@/components/ui/explanations";
import { NumberedSteps } from "@/components/ui/numbered-steps";
import { site } from "@/lib/site/site";
import { AboutDrawing } from "./about-drawing";

const steps = ["list", "find", "request", "settle"] as const;
const principles = ["number", "ranking", "data"] as const;

/** Who runs the marketplace, what for, and how it works; figures would have to be kept true, so there are none. */
export function About() {
  const t = useTranslations();
  return (
    <div>
      <h1 className="text-xl">{t("about|title")}</h1>
      <p className="mt-3 max-w-text">{t("about|lead", { site: site.name })}</p>
      <div className="mt-8 grid items-center gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
        <AboutDrawing label={t("about|drawing")} />
        <p className="max-w-text">{t("about|why")}</p>
      </div>
      <PageSection id="how" title={t("about|how")}>
        <NumberedSteps
          columns={4}
          steps={steps.map((step) => ({
            title: t(`about|how|${step}`),
            text: t(`about|how|${step}|text`),
          }))}
        />
      </PageSection>
      <PageSection id="principles" title={t("about|principles")}>
        <Explanations
          items={principles.map((principle) => ({
            title: t(`about|principles|${principle}`),
            text: t(`about|principles|${principle}|text`),
          }))}
        />
      </PageSection>
      <PageSection id="costs" title={t("about|costs")}>
        <p className="max-w-text">{t("about|costs|text", { site: site.name })}</p>
      </PageSection>
      <PageSection id="operator" title={t("about|operator")}>
        <Operator />
      </PageSection>
    </div>
  );
}

function Operator() {
  const t = useTranslations();
  return (
    <>
      <p className="max-w-text">{t("about|operator|text", { site: site.name })}</p>
      <PostalAddress className="mt-3">
        <a href={`mailto:${site.contactEmail}`} className="link tap-size wrap-anywhere">
          {site.contactEmail}
        </a>
      </PostalAddress>
      <p className="mt-5 flex flex-wrap items-center gap-3 print:hidden">
        <ButtonLink href="/contact">{t("about|contact")}</ButtonLink>
        <ButtonLink href="/imprint" variant="quiet">
          {t("legal|imprint")}
        </ButtonLink>
      </p>
    </>
  );
}
