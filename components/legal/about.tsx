import { useTranslations } from "next-intl";
import { OperatorPostalAddress } from "@/components/contact/operator-address";
import { PageSection } from "@/components/layout/page-section";
import { ButtonLink } from "@/components/ui/button-link";
import { Explanations } from "@/components/ui/explanations";
import { NumberedSteps } from "@/components/ui/lists/numbered-steps";
import { site } from "@/lib/config/site";

const steps = ["list", "find", "request", "settle"] as const;
const principles = ["number", "ranking", "data"] as const;

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
      <OperatorPostalAddress className="mt-3">
        <a href={`mailto:${site.contactEmail}`} className="link tap-size wrap-anywhere">
          {site.contactEmail}
        </a>
      </OperatorPostalAddress>
      <p className="mt-5 flex flex-wrap items-center gap-3 print:hidden">
        <ButtonLink href="/contact">{t("about|contact")}</ButtonLink>
        <ButtonLink href="/imprint" variant="quiet">
          {t("legal|imprint")}
        </ButtonLink>
      </p>
    </>
  );
}

function AboutDrawing({ label }: { label: string }) {
  return (
    <svg
      viewBox="0 0 640 200"
      role="img"
      aria-label={label}
      className="w-full max-w-text text-steel-3 print:text-inherit"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M8 184h624" />
      <path d={shelf} />
      <path d={boxes} />
      <path d={machine} />
      <g className="text-petrol print:text-inherit" stroke="currentColor" strokeWidth="2">
        <path d={bearing(128, 96, 20)} />
        <path d="M128 66C176 8 388 8 462 80" strokeDasharray="2 7" />
        <path d="m449 78 13 2-2.5-13" />
        <circle cx="472" cy="112" r="20" strokeDasharray="4 5" />
      </g>
    </svg>
  );
}

const shelf = "M28 184V28M212 184V28M28 56h184M28 117h184M28 172h184";
const boxes =
  "M40 117V84h40v33M44 84l4-8h28l4 8M52 96h16M160 117V78h40v39M160 90h40M40 56V36h28v20M76 56V42h20v14M152 56V32h48v24M152 44h48M44 172v-32h60v32M44 150h60M112 172v-24h36v24M160 172v-40h36v40M160 142h36";
const machine =
  "M400 184v-24h200v24M416 160V64h112v96M528 96h56v64M432 64V40h32v24M544 96V76h24v20M500 80h12M500 92h12M500 104h12M556 128m-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0M556 114v28M542 128h28M416 144h112";

function bearing(x: number, y: number, radius: number): string {
  return [radius, radius * 0.72, radius * 0.36]
    .map((r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`)
    .join("");
}
