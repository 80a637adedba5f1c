import { useLocale, useTranslations } from "next-intl";
import { StatusBadge } from "@/components/ui/badge";
import type { Locale } from "@/lib/i18n/locales";
import { type Testimonial, testimonials } from "@/lib/site/testimonials";
import { LandingSection } from "./landing-section";

/** The first large, the others beside it. */
export function TestimonialsSection() {
  const t = useTranslations();
  return (
    <LandingSection id="testimonials" title={t("landing|testimonials")}>
      <div className="grid gap-x-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
        {testimonials.map((testimonial) => (
          <TestimonialFigure key={testimonial.person} testimonial={testimonial} />
        ))}
      </div>
    </LandingSection>
  );
}

function TestimonialFigure({ testimonial }: { testimonial: Testimonial }) {
  const t = useTranslations();
  const locale = useLocale() as Locale;
  const { text, person, role, company, isExample } = testimonial;
  return (
    <figure className="group border-steel-2 py-5 first:pt-0 not-first:border-t lg:py-0 lg:not-first:border-t-0 lg:not-first:border-l lg:not-first:pl-8 lg:last:pt-6 lg:first:row-span-2">
      <blockquote className="max-w-text group-first:text-lg">
        <p>{t("landing|quoted", { text: text[locale] })}</p>
      </blockquote>
      <figcaption className="mt-3 flex flex-wrap items-baseline gap-x-2 gap-y-1 text-sm text-steel-3">
        <span>
          <span className="text-ink">{person}</span>, {role[locale]}, {company}
        </span>
        {isExample && <StatusBadge label={t("landing|testimonials|example")} />}
      </figcaption>
    </figure>
  );
}
