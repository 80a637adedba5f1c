import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { LegalSection } from "@/lib/site/legal-documents";
import { ContentsBeside, ContentsFolded } from "./legal-contents";
import { LegalSectionPart } from "./legal-section";

/** `paragraphs` for what is cited by them (§ 4), plain numbers for what is long, none for what is short. */
export type LegalNumbering = "paragraphs" | "plain" | "none";

interface LegalPageProps {
  title: string;
  lead: string;
  sections: LegalSection[];
  numbering: LegalNumbering;
  /** As an ISO 8601 day, and as it is read. */
  changedOn: { iso: string; shown: string };
  /** Of the page, for paper. */
  address: string;
  isTemplate: boolean;
  /** Whether this is a translation of the text that counts. */
  isTranslation: boolean;
}

/** A legal text to read and to print: one narrow column, and the contents beside it where it is long. */
export function LegalPage(props: LegalPageProps) {
  const { title, lead, sections, numbering, address, isTemplate, isTranslation } = props;
  const t = useTranslations();
  const entries = sections.map(({ id, title: section }, place) => ({
    id,
    label: labelOf(numbering, place + 1),
    title: section,
  }));
  const labels = new Map(entries.map(({ id, label }) => [id, label]));
  const nameOf = (id: string) => {
    const label = labels.get(id) ?? "";
    return numbering === "plain" ? t("legal|section", { number: label }) : label;
  };
  const version = <Version {...props.changedOn} />;
  const isLong = numbering !== "none";
  const contents = { title: t("legal|contents"), entries };
  return (
    <Columns beside={isLong ? <ContentsBeside {...contents} /> : null}>
      <h1 className="text-xl hyphens-auto">{title}</h1>
      <p className="mt-3 print:text-sm">{lead}</p>
      <p className="mt-3 text-sm text-steel-3 print:text-inherit">
        {version}
        {isTranslation ? <> · {t("legal|prevails")}</> : null}
      </p>
      {isTemplate ? <TemplateNote /> : null}
      {isLong ? <ContentsFolded {...contents} /> : null}
      {sections.map((section, place) => (
        <LegalSectionPart
          key={section.id}
          section={section}
          label={labelOf(numbering, place + 1)}
          nameOf={nameOf}
          countsParagraphs={numbering === "paragraphs"}
        />
      ))}
      <p className="mt-8 hidden border-t border-current pt-2 text-sm wrap-anywhere print:block">
        {address} · {version}
      </p>
    </Columns>
  );
}

/** On paper there is nothing beside the text. */
function Columns({ beside, children }: { beside: ReactNode; children: ReactNode }) {
  const grid = beside
    ? "lg:grid lg:grid-cols-[15rem_minmax(0,40rem)] lg:items-start lg:gap-x-12"
    : "";
  return (
    <div className={`print:block ${grid}`}>
      {beside}
      <article className="max-w-text print:max-w-none print:text-sm">{children}</article>
    </div>
  );
}

/** Says, on paper too, that nobody has checked the text yet; it warns the operator, not the reader. */
function TemplateNote() {
  const t = useTranslations();
  return (
    <p
      role="note"
      className="mt-5 rounded border border-steel-3 px-4 py-2.5 text-sm print:border-current"
    >
      <strong className="font-semibold">{t("legal|template")}</strong> – {t("legal|template|text")}
    </p>
  );
}

function Version({ iso, shown }: { iso: string; shown: string }) {
  const t = useTranslations();
  return t.rich("legal|changed_on", { day: () => <time dateTime={iso}>{shown}</time> });
}

function labelOf(numbering: LegalNumbering, place: number): string {
  const labels = { paragraphs: `§ ${place}`, plain: String(place), none: "" };
  return labels[numbering];
}
