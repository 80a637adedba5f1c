import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { StatusBadge } from "@/components/ui/badge";
import { SoftLink } from "@/components/ui/soft-link";
import { site } from "@/lib/site/site";
import { LandingSection } from "./landing-section";
import { NumberExamples } from "./number-examples";

const features = ["filters", "import", "documents", "api", "free", "rating"] as const;

export function FeaturesSection() {
  const t = useTranslations();
  const link = (href: string) => (text: ReactNode) => (
    <SoftLink href={href} className="link">
      {text}
    </SoftLink>
  );
  const links = { help: link("/csv-import/help"), docs: link("/api-docs") };
  return (
    <LandingSection id="features" title={t("landing|features", { site: site.name })}>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <NumberExamples />
        <ul className="grid content-start gap-x-8 md:grid-cols-2">
          {features.map((feature) => (
            <li
              key={feature}
              className="border-t border-steel-2 py-3 first:border-t-0 first:pt-0 md:nth-2:border-t-0 md:nth-2:pt-0"
            >
              <h3>
                {t(`landing|features|${feature}`)}
                {feature === "rating" && (
                  <StatusBadge label={t("landing|planned")} className="ml-2" />
                )}
              </h3>
              <p className="mt-1 text-sm text-steel-3">
                {t.rich(`landing|features|${feature}|text`, links)}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </LandingSection>
  );
}
