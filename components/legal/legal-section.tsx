import { SoftLink } from "@/components/ui/soft-link";
import type { LegalBlock, LegalMark, LegalSection, LegalWords } from "@/lib/site/legal-documents";

/** How a section is called where another one names it: "§ 4". */
type NameOf = (sectionId: string) => string;

interface LegalSectionPartProps {
  section: LegalSection;
  /** Before its title: "§ 4". */
  label: string;
  nameOf: NameOf;
  /** Whether its paragraphs are counted, so that they can be cited. */
  countsParagraphs: boolean;
}

/** A section that can be linked to; in print no title is left alone at the foot of a sheet. */
export function LegalSectionPart(props: LegalSectionPartProps) {
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

/** By the places of the blocks; a paragraph that stands alone needs none. */
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
  /** 0 where none is written. */
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
