import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { SoftLink } from "@/components/ui/soft-link";
import type {
  LegalBlock,
  LegalMark,
  LegalSection,
  LegalWords,
} from "@/lib/site/read-legal-document";

/** `paragraphs` for cited texts (§ 4), plain numbers for long ones, none for short ones. */
export type LegalNumbering = "paragraphs" | "plain" | "none";

interface LegalPageProps {
  title: string;
  lead: string;
  sections: LegalSection[];
  numbering: LegalNumbering;
  /** An ISO 8601 day, and its displayed form. */
  changedOn: { iso: string; shown: string };
  address: string;
  isTemplate: boolean;
  /** A translation is not legally binding. */
  isTranslation: boolean;
}

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

interface ContentsEntry {
  id: string;
  label: string;
  title: string;
}

interface LegalContentsProps {
  title: string;
  entries: ContentsEntry[];
}

function ContentsBeside({ title, entries }: LegalContentsProps) {
  return (
    <nav
      aria-label={title}
      className="max-h-[calc(100dvh-var(--header-height)-3rem)] overflow-y-auto text-sm max-lg:hidden lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] print:hidden"
    >
      <p className="font-semibold">{title}</p>
      <Entries entries={entries} className="py-1" />
    </nav>
  );
}

function ContentsFolded({ title, entries }: LegalContentsProps) {
  return (
    <nav aria-label={title} className="mt-6 lg:hidden print:hidden">
      <details className="rounded border border-steel-2">
        <summary className="px-4 py-2.5 font-semibold">{title}</summary>
        <Entries
          entries={entries}
          className="control-size items-center border-t border-steel-2 px-4 py-2"
        />
      </details>
    </nav>
  );
}

function Entries({ entries, className }: { entries: ContentsEntry[]; className: string }) {
  return (
    <ul>
      {entries.map(({ id, label, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={`flex gap-2 hover:text-petrol hover:underline ${className}`}
          >
            <span className="min-w-8 shrink-0 text-steel-3">{label}</span>
            <span className="min-w-0 hyphens-auto">{title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

type NameOf = (sectionId: string) => string;

interface LegalSectionPartProps {
  section: LegalSection;
  label: string;
  nameOf: NameOf;
  countsParagraphs: boolean;
}

function LegalSectionPart(props: LegalSectionPartProps) {
  const { section, label, nameOf, countsParagraphs } = props;
  const numbers = countsParagraphs ? paragraphNumbers(section.blocks) : [];
  return (
    <section
      id={section.id}
      aria-labelledby={`${section.id}-title`}
      className="mt-8 border-t border-steel-2 pt-6 print:mt-5 print:pt-4"
    >
      <h2 id={`${section.id}-title`} className="text-lg hyphens-auto">
        {label ? (
          <span className="mr-3 text-steel-3 tabular-nums print:text-inherit">{label}</span>
        ) : null}
        {section.title}
      </h2>
      {section.blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a fixed text never move.
        <Block key={place} block={block} nameOf={nameOf} number={numbers[place] ?? 0} />
      ))}
    </section>
  );
}

/** By block index; a single paragraph has no number. */
function paragraphNumbers(blocks: LegalBlock[]): number[] {
  const isParagraph = ({ kind }: LegalBlock) => kind === "paragraph";
  if (blocks.filter(isParagraph).length < 2) {
    return [];
  }
  return blocks.map((block, place) =>
    isParagraph(block) ? blocks.slice(0, place + 1).filter(isParagraph).length : 0,
  );
}

interface BlockProps {
  block: LegalBlock;
  nameOf: NameOf;
  /** 0 for no number. */
  number: number;
}

function Block({ block: { kind, parts }, nameOf, number }: BlockProps) {
  if (kind === "paragraph") {
    return (
      <p className="mt-3 print:break-inside-avoid print:orphans-3 print:widows-3">
        {number > 0 ? (
          <span className="mr-2 text-steel-3 print:text-inherit">({number})</span>
        ) : null}
        <Words words={parts.flat()} nameOf={nameOf} />
      </p>
    );
  }
  const [List, Part] = kind === "lines" ? (["address", "span"] as const) : (["ul", "li"] as const);
  return (
    <List className={listStyles[kind]}>
      {parts.map((words, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <Part key={place} className={kind === "lines" ? "block" : undefined}>
          <Words words={words} nameOf={nameOf} />
        </Part>
      ))}
    </List>
  );
}

const listStyles = {
  lines: "mt-3 not-italic print:break-inside-avoid",
  list: "mt-3 list-disc space-y-1.5 pl-6 marker:text-steel-3",
};

function Words({ words, nameOf }: { words: LegalWords; nameOf: NameOf }) {
  return words.map((word, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
    typeof word === "string" ? word : <Mark key={place} mark={word} nameOf={nameOf} />,
  );
}

function Mark({ mark: { kind, text, href = "" }, nameOf }: { mark: LegalMark; nameOf: NameOf }) {
  if (kind === "code") {
    return <code className="font-mono text-sm wrap-anywhere">{text}</code>;
  }
  if (kind === "strong") {
    return <strong className="font-semibold">{text}</strong>;
  }
  if (href.startsWith("#")) {
    return (
      <a href={href} className="link whitespace-nowrap">
        {text === "§" ? nameOf(href.slice(1)) : text}
      </a>
    );
  }
  return href.startsWith("mailto:") ? (
    <a href={href} className="link wrap-anywhere">
      {text}
    </a>
  ) : (
    <SoftLink href={href} className="link">
      {text}
    </SoftLink>
  );
}
