import { useTranslations } from "next-intl";
import { PageSection } from "@/components/layout/page-section";
import { buttonStyle } from "@/components/ui/button-style";
import { Explanations } from "@/components/ui/explanations";
import { NumberedSteps } from "@/components/ui/lists/numbered-steps";
import { SoftLink } from "@/components/ui/soft-link";
import { maxOpenImports, openForInMs } from "@/lib/csv-import/rules";
import type { Locale } from "@/lib/i18n/locales";
import { type FieldExamples, HelpFields } from "./help-fields";
import { stepNames } from "./import-steps";
import { fileLimits, undoableDays } from "./shown-limits";

const sections = {
  needs: ["file", "facts", "account"],
  reading: ["numbers", "prices", "codes", "ean", "encoding", "table"],
  images: ["url", "base64", "more"],
  again: ["known", "change", "sold_out", "absent"],
  trouble: ["errors", "cancel", "undo"],
} as const;

const dayInMs = 24 * 60 * 60_000;

const figures = {
  ...fileLimits,
  undoableDays,
  openDays: openForInMs / dayInMs,
  openImports: maxOpenImports,
};

interface ImportHelpProps {
  locale: Locale;
  examples: FieldExamples;
}

export function ImportHelp({ locale, examples }: ImportHelpProps) {
  const t = useTranslations();
  return (
    <>
      <h1 className="text-xl">{t("csv-help|title")}</h1>
      <p className="mt-3 max-w-text">{t("csv-help|lead")}</p>
      <p className="mt-4 flex flex-wrap gap-3 print:hidden">
        <SoftLink href="/csv-import" className={buttonStyle({ variant: "amber" })}>
          {t("csv-help|start")}
        </SoftLink>
        <a
          href={`/csv-import/template?lang=${locale}`}
          download
          className={buttonStyle({ variant: "quiet" })}
        >
          {t("csv-help|template")}
        </a>
      </p>
      <p className="mt-2 text-sm text-steel-3 print:hidden">{t("csv-help|template|hint")}</p>
      <HelpPoints section="needs" />
      <PageSection id="steps" title={t("csv-help|steps")}>
        <NumberedSteps
          columns={5}
          steps={stepNames.map((step) => ({
            title: t(`csv-import|step|${step}`),
            text: t(`csv-help|steps|${step}`),
          }))}
        />
      </PageSection>
      <PageSection id="fields" title={t("csv-help|fields")}>
        <p className="mb-4 max-w-text">{t("csv-help|fields|lead")}</p>
        <HelpFields examples={examples} />
      </PageSection>
      <HelpPoints section="reading" />
      <HelpPoints section="images" />
      <HelpPoints section="again" />
      <HelpPoints section="trouble" />
    </>
  );
}

function HelpPoints({ section }: { section: keyof typeof sections }) {
  const t = useTranslations();
  const items = sections[section].map((point) => {
    const key = `csv-help|${section}|${point}` as HelpPointKey;
    return { title: t(key), text: t(`${key}|text`, figures) };
  });
  return (
    <PageSection id={section} title={t(`csv-help|${section}`)}>
      <Explanations items={items} />
    </PageSection>
  );
}

type HelpPointKey = {
  [Section in keyof typeof sections]: `csv-help|${Section}|${(typeof sections)[Section][number]}`;
}[keyof typeof sections];
