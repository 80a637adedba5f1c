import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { SoftLink } from "@/components/ui/soft-link";
import { site } from "@/lib/site/site";
import { LandingSection } from "./landing-section";

/** The four questions, and where their answers lead. */
const questions = [
  { name: "cost", href: "/signup" },
  { name: "condition", href: "/listing/search" },
  { name: "shipping", href: "/listing/search?pickupPossible=true" },
  { name: "bundles", href: "/listing/search?excludeBundles=true" },
] as const;

export function FaqSection() {
  const t = useTranslations();
  const more = t.rich("landing|faq|more", {
    link: (text: ReactNode) => (
      <a href="#contact" className="link whitespace-nowrap">
        {text}
      </a>
    ),
  });
  return (
    <LandingSection id="faq" title={t("landing|faq")} lead={more} isBeside>
      <div className="border-b border-steel-2 max-lg:border-t lg:-mt-3">
        {questions.map(({ name, href }) => (
          <details key={name} className="group border-steel-2 not-first:border-t">
            <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-2 font-semibold hover:text-petrol [&::-webkit-details-marker]:hidden">
              {t(`landing|faq|${name}`, { site: site.name })}
              <Cross />
            </summary>
            <p className="max-w-text pb-4">
              {t.rich(`landing|faq|${name}|text`, {
                link: (text: ReactNode) => (
                  <SoftLink href={href} className="link">
                    {text}
                  </SoftLink>
                ),
              })}
            </p>
          </details>
        ))}
      </div>
    </LandingSection>
  );
}

/** A plus; of an open question the upright line is gone. */
function Cross() {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      className="shrink-0 text-petrol"
    >
      <path d="M3 10h14" />
      <path d="M10 3v14" className="group-open:invisible" />
    </svg>
  );
}
