import type { LegalBlock, LegalSection } from "@/lib/site/legal/legal-text";
import { MarkedText } from "./marked-text";

interface LegalSectionPartProps {
  section: LegalSection;
  /** Before its title: "§ 4". */
  label: string;
  nameOf: (sectionId: string) => string;
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
  const isParagraph = (block: LegalBlock) => typeof block === "string";
  if (blocks.filter(isParagraph).length < 2) {
    return [];
  }
  return blocks.map((block, place) =>
    isParagraph(block) ? blocks.slice(0, place + 1).filter(isParagraph).length : 0,
  );
}

interface BlockProps {
  block: LegalBlock;
  nameOf: (sectionId: string) => string;
  /** 0 where none is written. */
  number: number;
}

function Block({ block, nameOf, number }: BlockProps) {
  if (typeof block === "string") {
    return (
      <p className="mt-3 print:break-inside-avoid print:orphans-3 print:widows-3">
        {number > 0 ? (
          <span className="mr-2 text-steel-3 print:text-inherit">({number})</span>
        ) : null}
        <MarkedText text={block} nameOf={nameOf} />
      </p>
    );
  }
  if ("lines" in block) {
    return (
      <address className="mt-3 not-italic print:break-inside-avoid">
        {block.lines.map((line) => (
          <span key={line} className="block">
            <MarkedText text={line} nameOf={nameOf} />
          </span>
        ))}
      </address>
    );
  }
  return (
    <ul className="mt-3 list-disc space-y-1.5 pl-6 marker:text-steel-3">
      {block.list.map((item) => (
        <li key={item}>
          <MarkedText text={item} nameOf={nameOf} />
        </li>
      ))}
    </ul>
  );
}
