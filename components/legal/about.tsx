import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { Explanations } from "@/components/ui/explanations";
import { NumberedSteps } from "@/components/ui/numbered-steps";
import { SoftLink } from "@/components/ui/soft-link";
import { postalAddress } from "@/lib/site/legal/legal-text";
import { site } from "@/lib/site/site";
import { AboutDrawing } from "./about-drawing";

const steps = ["list", "find", "request", "settle"] as const;
const principles = ["number", "ranking", "data"] as const;

/** Who runs the marketplace, what for, and how it works; figures would have to be kept true, so there are none. */
export function About() {
  const t = useTranslations();
  return (
    <div className="print:text-[CanvasText] print:scheme-light">
      <h1 className="text-xl md:text-2xl print:text-xl">{t("about|title")}</h1>
      <p className="mt-3 max-w-text md:text-lg">{t("about|lead", { site: site.name })}</p>
      <div className="mt-8 grid items-center gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
        <AboutDrawing label={t("about|drawing")} />
        <p className="max-w-text">{t("about|why")}</p>
      </div>
      <AboutSection id="how" title={t("about|how")}>
        <NumberedSteps
          columns={4}
          steps={steps.map((step) => ({
            title: t(`about|how|${step}`),
            text: t(`about|how|${step}|text`),
          }))}
        />
      </AboutSection>
      <AboutSection id="principles" title={t("about|principles")}>
        <Explanations
          items={principles.map((principle) => ({
            title: t(`about|principles|${principle}`),
            text: t(`about|principles|${principle}|text`),
          }))}
        />
      </AboutSection>
      <AboutSection id="costs" title={t("about|costs")}>
        <p className="max-w-text">{t("about|costs|text", { site: site.name })}</p>
      </AboutSection>
      <AboutSection id="operator" title={t("about|operator")}>
        <Operator />
      </AboutSection>
    </div>
  );
}

function AboutSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-title`} className="mt-8 border-t border-steel-2 pt-6">
      <h2 id={`${id}-title`} className="mb-4 text-lg print:break-after-avoid">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Operator() {
  const t = useTranslations();
  return (
    <>
      <p className="max-w-text">{t("about|operator|text", { site: site.name })}</p>
      <address className="mt-3 not-italic">
        {postalAddress(site.operator).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <a href={`mailto:${site.contactEmail}`} className="link tap-size wrap-anywhere">
          {site.contactEmail}
        </a>
      </address>
      <p className="mt-5 flex flex-wrap items-center gap-3 print:hidden">
        <SoftLink href="/contact" className={buttonStyle()}>
          {t("about|contact")}
        </SoftLink>
        <SoftLink href="/imprint" className={buttonStyle({ variant: "quiet" })}>
          {t("legal|imprint")}
        </SoftLink>
      </p>
    </>
  );
}
