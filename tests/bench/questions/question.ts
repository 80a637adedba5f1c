import { normaliseCode } from "@/lib/part-numbers/normalise";
import { type Chance, chanceOf } from "../fill/chance";
import { type Catalogue, type Facts, manufacturerKeyOf } from "./catalogue";

/** What a page of results must be for its question to count as answered. Data, so that any program can judge by it. */
export type Truth =
  /** One row is an offer of this manufacturer's number. */
  | { rule: "holds part"; part: string }
  /** One row is an offer of this number (normalised), whoever makes it. */
  | { rule: "holds number"; number: string }
  /** There are rows, and all of them are of one of these manufacturers and kinds, and have the measure. */
  | {
      rule: "all fit";
      manufacturers?: string[];
      kinds?: string[];
      measure?: string | undefined;
    }
  /** The first row carries this name. */
  | { rule: "first is named"; name: string }
  /** One row carries this name. */
  | { rule: "holds name"; name: string };

export interface Question {
  query: string;
  truth: Truth;
}

/** One kind of question; `draw` answers null where this chance makes none. */
export interface QuestionKind {
  name: string;
  group: "numbers" | "words";
  draw(chance: Chance, catalogue: Catalogue): Question | null;
}

/** None where there is nothing to type. */
export function asked(query: string | null | undefined, truth: Truth): Question | null {
  return query ? { query, truth } : null;
}

const pageSize = 10;

/** Whether the first page answers a question: all offers of the first ten different parts. */
export function isAnswered(truth: Truth, rows: Facts[]): boolean {
  const parts = [...new Set(rows.map(({ part }) => part))].slice(0, pageSize);
  const page = rows.filter(({ part }) => parts.includes(part));
  switch (truth.rule) {
    case "holds part":
      return page.some(({ part }) => part === truth.part);
    case "holds number":
      return page.some(({ mpn }) => normaliseCode(mpn) === truth.number);
    case "first is named":
      return page[0]?.nameDe === truth.name;
    case "holds name":
      return page.some(({ nameDe }) => nameDe === truth.name);
    case "all fit":
      return page.length > 0 && page.every((row) => fits(truth, row));
  }
}

function fits(truth: Extract<Truth, { rule: "all fit" }>, row: Facts): boolean {
  const { manufacturers, kinds, measure } = truth;
  return (
    (!manufacturers || manufacturers.includes(manufacturerKeyOf(row.manufacturer))) &&
    (!kinds || kinds.includes(row.kind)) &&
    (!measure || row.measures.includes(measure))
  );
}

/** So many questions of a kind, always the same ones for a catalogue. */
export function questionsOf(kind: QuestionKind, catalogue: Catalogue, count: number): Question[] {
  const questions: Question[] = [];
  // Other offers for each kind, so that an odd one counts once.
  const first = [...kind.name].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003,
    7,
  );
  for (let seed = 0; questions.length < count && seed < count * 100; seed++) {
    questions.push(...[kind.draw(chanceOf(first + seed), catalogue)].filter((one) => one !== null));
  }
  return questions;
}
