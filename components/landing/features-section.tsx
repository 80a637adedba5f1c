import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { StatusBadge } from "@/components/ui/badge";
import { Marked } from "@/components/ui/marked";
import { SoftLink } from "@/components/ui/soft-link";
import { site } from "@/lib/config/site";
import { markCode } from "@/lib/search/mark-code";
import { LandingSection } from "./landing-section";

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

const mpn = "6205-2RSH";
const ean = "7316577714237";

const attempts = [
  { way: "spelling", typed: ["6205 2rsh"], found: mpn, kind: "exact" },
  { way: "slip", typed: ["62", "50", "-2RSH"], found: mpn, kind: "similar" },
  { way: "part", typed: ["205-2R"], found: mpn, kind: "contains" },
  { way: "ean", typed: ["7316577714237"], found: ean, kind: "exact" },
] as const;

function NumberExamples() {
  const t = useTranslations();
  return (
    <div>
      <h3 className="text-lg">{t("landing|features|codes")}</h3>
      <p className="mt-1 max-w-text">{t("landing|features|codes|text")}</p>
      <table className="mt-4 w-full border-y border-steel-3 text-start">
        <thead className="text-sm text-steel-3">
          <tr className="border-b border-steel-2 text-start">
            <th scope="col" className="py-1.5 text-start font-normal">
              {t("landing|features|typed")}
            </th>
            <th scope="col" className="py-1.5 text-start font-normal">
              {t("landing|features|found", { site: site.name })}
            </th>
          </tr>
        </thead>
        <tbody>
          {attempts.map(({ way, typed, found, kind }) => (
            <tr key={way} className="border-b border-steel-2 align-top last:border-b-0">
              <td className="py-2 pr-4">
                <span className="font-mono md:text-lg">
                  <Typed text={typed} />
                </span>
                <span className="mt-0.5 block text-xs text-steel-3">
                  {t(`landing|features|${way}`)}
                </span>
              </td>
              <td className="py-2 font-mono md:text-lg">
                <Marked text={markCode(found, typed.join(""), kind)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Every second part is a typo and underlined. */
function Typed({ text }: { text: readonly string[] }) {
  return text.map((part, place) =>
    place % 2 === 1 ? (
      <span
        key={part}
        className="underline decoration-fault decoration-wavy decoration-1 underline-offset-2"
      >
        {part}
      </span>
    ) : (
      part
    ),
  );
}
