import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ContactOperator } from "@/components/contact/contact-operator";
import { OperatorPostalAddress } from "@/components/contact/operator-address";
import { SearchBar } from "@/components/layout/search-bar/search-bar";
import { StatusBadge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button-link";
import { SoftLink } from "@/components/ui/soft-link";
import { site } from "@/lib/config/site";
import type { Locale } from "@/lib/i18n/locales";
import type { Listing } from "@/lib/listings/listing";
import { searchHref } from "@/lib/search/search-address";
import { type Testimonial, testimonials } from "@/lib/site/testimonials";
import sheet from "./drawings/drawings.svg";
import { FeaturesSection } from "./features-section";
import { LandingSection } from "./landing-section";

interface LandingProps {
  codes: readonly ListingCodes[];
  newest: ReactNode;
}

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

function LandingHero({ codes }: { codes: readonly ListingCodes[] }) {
  const t = useTranslations();
  const examples = exampleSearches(codes);
  return (
    <div className="items-center gap-x-8 lg:grid lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="max-w-text">
        <h1 className="text-xl md:text-2xl">{t("landing|title")}</h1>
        <p className="mt-3 mb-5 text-base md:text-lg">{t("landing|lead", { site: site.name })}</p>
        <SearchBar large />
        <p className="mt-2 text-sm text-steel-3">{t("landing|search_hint")}</p>
        {examples.length > 0 && (
          <dl className="mt-3 flex flex-wrap gap-x-6 text-sm md:gap-y-1">
            {examples.map(({ kind, query }) => (
              <div key={kind} className="flex items-baseline gap-x-2">
                <dt className="text-steel-3">{t(`landing|example|${kind}`)}</dt>
                <dd>
                  <SoftLink href={searchHref({ query })} className="link tap-size font-mono">
                    {query}
                  </SoftLink>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <Drawing
        name="rack"
        className="hidden h-75 w-73 lg:block min-[80rem]:h-auto min-[80rem]:w-auto"
      />
    </div>
  );
}

const benefits = ["capital", "time", "dates"] as const;

const sides = ["sell", "buy"] as const;

function BenefitsSection() {
  const t = useTranslations();
  return (
    <LandingSection id="benefits" title={t("landing|benefits")}>
      <ul>
        {benefits.map((name) => (
          <li
            key={name}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-t border-steel-2 py-5 md:grid-cols-[13rem_minmax(0,1fr)] md:gap-x-8 lg:grid-cols-[13rem_minmax(0,3fr)_minmax(0,4fr)_minmax(0,4fr)]"
          >
            <Drawing name={name} className="h-auto w-full md:max-lg:row-span-2" />
            <h3 className="text-lg">{t(`landing|benefits|${name}`)}</h3>
            <dl className="max-md:col-span-2 grid gap-x-8 gap-y-3 md:grid-cols-2 lg:col-span-2">
              {sides.map((side) => (
                <div key={side}>
                  <dt className="text-sm text-steel-3">{t(`landing|benefits|${side}`)}</dt>
                  <dd>{t(`landing|benefits|${name}|${side}`)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}

const steps = ["sign_up", "list", "requests", "sale"] as const;

function ProcessSection() {
  const t = useTranslations();
  return (
    <LandingSection id="process" title={t("landing|process")} lead={t("landing|process|lead")}>
      <ol className="grid md:max-lg:grid-cols-2 md:max-lg:gap-x-8 lg:grid-cols-4">
        {steps.map((name, place) => (
          <li
            key={name}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 border-t border-steel-2 py-5 lg:block lg:border-t-0 lg:py-0"
          >
            <div className="lg:border-b lg:border-steel-3">
              <Drawing name={name} className="h-auto w-full lg:w-32" />
            </div>
            <div className="lg:pt-3 lg:pr-8">
              <h3 className="flex gap-x-2 text-lg">
                <span aria-hidden="true" className="font-mono font-normal text-petrol">
                  {place + 1}
                </span>
                {t(`landing|process|${name}`)}
              </h3>
              <p className="mt-1 text-steel-3">{t(`landing|process|${name}|text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </LandingSection>
  );
}

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

const costs = ["account", "listing", "sale"] as const;

function RegisterSection() {
  const t = useTranslations();
  return (
    <section
      id="register"
      aria-labelledby="register-title"
      className="mt-12 grid gap-x-12 gap-y-6 rounded border border-steel-3 bg-steel-1 p-5 md:mt-16 md:p-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]"
    >
      <div>
        <h2 id="register-title" className="text-xl">
          {t("landing|register")}
        </h2>
        <p className="mt-2 max-w-text">{t("landing|register|text")}</p>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink href="/signup" variant="amber" className="min-h-12">
            {t("landing|register|action")}
          </ButtonLink>
          <SoftLink href="/csv-import/help" className="link tap-size">
            {t("landing|register|import")}
          </SoftLink>
        </div>
      </div>
      <dl className="self-center border-y border-steel-3">
        {costs.map((cost) => (
          <div
            key={cost}
            className="flex justify-between gap-x-6 border-steel-2 py-2.5 not-first:border-t"
          >
            <dt>{t(`landing|register|${cost}`)}</dt>
            <dd className="text-end font-semibold">{t(`landing|register|${cost}|cost`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function ContactSection() {
  const t = useTranslations();
  return (
    <LandingSection id="contact" title={t("landing|contact")} lead={t("landing|contact|text")}>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
        <ContactOperator />
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
              <OperatorPostalAddress />
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

const questions = [
  { name: "cost", href: "/signup" },
  { name: "condition", href: "/listing/search" },
  { name: "shipping", href: "/listing/search?pickupPossible=true" },
  { name: "bundles", href: "/listing/search?excludeBundles=true" },
] as const;

function FaqSection() {
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

/** Pixels. */
const sizes = {
  rack: [528, 344],
  capital: [208, 112],
  time: [208, 112],
  dates: [208, 112],
  sign_up: [128, 88],
  list: [128, 88],
  requests: [128, 88],
  sale: [128, 88],
} as const;

/**
 * Uses an external SVG sheet that browsers cache, because inline it would be sent as HTML and as React data. A
 * narrow drawing shows its right end.
 */
function Drawing({ name, className }: { name: keyof typeof sizes; className: string }) {
  const [width, height] = sizes[name];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`text-steel-3 ${className}`}
    >
      <use href={`${sheet.src}#${name}`} />
    </svg>
  );
}

type ListingCodes = Pick<Listing, "mpn" | "ean">;

interface ExampleSearch {
  kind: "exact" | "mistyped" | "ean";
  query: string;
}

/** Long enough for a typo to be unambiguous, short enough to read. */
const typical = /^(?=.*\d)[\p{L}\d][\p{L}\d ./-]{5,17}$/u;

/** A number, the same with two digits swapped, and an EAN, all of current listings. Empty without listings. */
export function exampleSearches(codes: readonly ListingCodes[]): ExampleSearch[] {
  const mpn = codes.map((code) => code.mpn ?? "").find((code) => withSlip(code) !== null);
  const ean = codes.find((code) => code.ean)?.ean;
  return [
    ...(mpn ? [example("exact", mpn), example("mistyped", withSlip(mpn) ?? mpn)] : []),
    ...(ean ? [example("ean", ean)] : []),
  ];
}

function example(kind: ExampleSearch["kind"], query: string): ExampleSearch {
  return { kind, query };
}

function withSlip(code: string): string | null {
  const middle = code.length / 2 - 1;
  const places = [...code.matchAll(/(\d)(?!\1)(?=\d)/g)].map(({ index }) => index);
  const [place] = places.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  if (place === undefined || !typical.test(code)) {
    return null;
  }
  return `${code.slice(0, place)}${code[place + 1]}${code[place]}${code.slice(place + 2)}`;
}
