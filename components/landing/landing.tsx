import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { SearchBar } from "@/components/layout/search-bar";
import { PageLink } from "@/components/ui/page-link";
import { BenefitsSection } from "./benefits-section";
import { ContactSection } from "./contact-section";
import { FaqSection } from "./faq-section";
import { FeaturesSection } from "./features-section";
import { ProcessSection } from "./process-section";
import { RegisterSection } from "./register-section";

/** What it is in one sentence, the search above the fold, real listings, then the sections (ui.md, landing). */
export function Landing({ newest }: { newest: ReactNode }) {
  const t = useTranslations();
  return (
    <>
      <div className="max-w-text pt-2 md:pt-6">
        <h1 className="text-xl md:text-2xl">{t("landing|title")}</h1>
        <p className="mt-3 mb-6 text-base md:text-lg">{t("landing|lead")}</p>
        <SearchBar large />
        <p className="mt-2 text-sm text-steel-3">{t("landing|search_hint")}</p>
      </div>
      {newest && (
        <section aria-labelledby="newest-title" className="mt-10">
          <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
            <h2 id="newest-title" className="text-lg">
              {t("landing|newest")}
            </h2>
            <PageLink href="/listing/search" className="link">
              {t("landing|all")}
            </PageLink>
          </div>
          {newest}
        </section>
      )}
      <FeaturesSection />
      <BenefitsSection />
      <ProcessSection />
      <FaqSection />
      <RegisterSection />
      <ContactSection />
    </>
  );
}
