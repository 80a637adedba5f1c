import { useLocale, useTranslations } from "next-intl";
import { formatInteger } from "@/lib/i18n/formats";
import { Example } from "./example";
import { sampleCode } from "./samples";
import type { SectionProps } from "./section-props";

const sizeStyles: Record<string, string> = {
  xs: "text-xs",
  sm: "text-sm",
  base: "text-base",
  lg: "text-lg",
  xl: "text-xl",
  "2xl": "text-2xl",
};

/** The one scale, in both faces. */
export function TypeExamples({ tokens }: SectionProps) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <ul data-picture="type">
      {tokens.sizes.map(({ name, size, lineHeight }) => (
        <li
          key={name}
          className="items-baseline gap-x-4 border-b py-2 md:grid md:grid-cols-[16rem_minmax(0,1fr)]"
        >
          <span className="font-mono text-xs text-steel-3">
            {name} · {size} / {lineHeight}
          </span>
          <p className={sizeStyles[name]}>
            {t("dev|ui|sample|part")}{" "}
            <strong className="font-semibold">{formatInteger(1250, locale)}</strong>{" "}
            <code className="font-mono">{sampleCode}</code>
          </p>
        </li>
      ))}
    </ul>
  );
}

const steps = [1, 2, 3, 4, 6, 8, 12, 16];

/** Spaces in steps, and every value that stands by itself: radius, breakpoints, widths, motion. */
export function SpaceExamples({ tokens }: SectionProps) {
  return (
    <>
      <Example name="--spacing">
        <ul className="space-y-1">
          {steps.map((step) => (
            <li key={step} className="flex items-center gap-3 font-mono text-xs text-steel-3">
              <span className="w-8 text-end">{step}</span>
              <svg width={step * 4} height={12} className="fill-petrol" aria-hidden="true">
                <rect width="100%" height="100%" />
              </svg>
              {step * 4}
            </li>
          ))}
        </ul>
      </Example>
      <Example name="theme.css">
        <ul className="grid gap-x-8 md:grid-cols-2">
          {tokens.values.map(({ name, value }) => (
            <li
              key={name}
              className="flex justify-between gap-4 border-b py-1 font-mono text-xs wrap-anywhere"
            >
              <span>{name}</span>
              <span className="text-end text-steel-3">{value}</span>
            </li>
          ))}
        </ul>
      </Example>
    </>
  );
}
