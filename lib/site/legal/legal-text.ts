import type { Operator } from "../operator";

/**
 * A paragraph, a list or lines that belong together (an address). In a text `[words](/path)` is a link, `[§](#section)`
 * one to a section by its number, and what stands between backticks is a name that a browser stores.
 */
export type LegalBlock = string | { list: string[] } | { lines: string[] };

export interface LegalSection {
  /** The same in both languages: addresses and references use it. */
  id: string;
  title: string;
  blocks: LegalBlock[];
}

/** What a legal text is written about: who runs the installation, and what it has switched on. */
export interface LegalFacts {
  name: string;
  contactEmail: string;
  operator: Operator;
  /** Whether files are kept in somebody else's store. */
  hasObjectStore: boolean;
  /** Whether somebody else delivers the mails. */
  hasMailDelivery: boolean;
  /** Whether visits are measured once the visitor allows it. */
  hasAnalytics: boolean;
}

export type LegalText = (facts: LegalFacts) => LegalSection[];

/** A sentence on a field of the operator; nothing where the field is left out or empty. */
export function said<Field>(
  field: Field | undefined,
  sentence: (field: NonNullable<Field>) => string,
): string {
  const isEmpty = !field || (Array.isArray(field) && field.length === 0);
  return isEmpty ? "" : sentence(field);
}

/** What there is to say: without empty texts, empty lists and sections that have nothing else. */
export function withoutEmpty(sections: LegalSection[]): LegalSection[] {
  return sections
    .map((section) => ({ ...section, blocks: section.blocks.flatMap(filled) }))
    .filter(({ blocks }) => blocks.length > 0);
}

function filled(block: LegalBlock): LegalBlock[] {
  if (typeof block === "string") {
    return block.trim() === "" ? [] : [block];
  }
  const items = ("list" in block ? block.list : block.lines).filter((item) => item.trim() !== "");
  if (items.length === 0) {
    return [];
  }
  return ["list" in block ? { list: items } : { lines: items }];
}
