import type { ReactNode } from "react";
import { BenefitsSection } from "./benefits-section";
import { ContactSection } from "./contact-section";
import type { ListingCodes } from "./example-searches";
import { FaqSection } from "./faq-section";
import { FeaturesSection } from "./features-section";
import { LandingHero } from "./landing-hero";
import { ProcessSection } from "./process-section";
import { RegisterSection } from "./register-section";
import { TestimonialsSection } from "./testimonials-section";

interface LandingProps {
  /** What is for sale now: numbers that a search finds. */
  codes: readonly ListingCodes[];
  /** Real listings, or null where they could not be read. */
  newest: ReactNode;
}

/** What it is in one sentence, the search above the fold, real listings, then the sections (ui.md, landing). */
export function Landing({ codes, newest }: LandingProps) {
  return (
    <>
      <LandingHero codes={codes} />
      {newest}
      <FeaturesSection />
      <BenefitsSection />
      <ProcessSection />
      <TestimonialsSection />
      <FaqSection />
      <RegisterSection />
      <ContactSection />
    </>
  );
}
