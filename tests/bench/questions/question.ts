import { normaliseCode } from "@/lib/part-numbers/normalise";
import { type Chance, chanceOf } from "../fill/chance";
import { type Catalogue, type Facts, manufacturerKeyOf } from "./catalogue";

/** What a page of results must contain. Plain data, so that any program can judge by it. */
export type Truth =
  | { rule: "holds part"; part: string }
  /** One row is an offer of this normalised number of any manufacturer. */
  | { rule: "holds number"; number: string }
  /** There are rows, and all match the manufacturers, kinds and measure. */
  | {
      rule: "all fit";
      manufacturers?: string[];
      kinds?: string[];
      measure?: string | undefined;
    }
  | { rule: "first is named"; name: string }
  | { rule: "holds name"; name: string };

export interface Question {
  query: string;
  truth: Truth;
}

export interface QuestionKind {
  name: string;
  group: "numbers" | "words";
  draw(chance: Chance, catalogue: Catalogue): Question | null;
}

export function asked(query: string | null | undefined, truth: Truth): Question | null {
  return query ? { query, truth } : null;
}

const pageSize = 10;

/** Judges all offers of the first ten different parts. */
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

export function questionsOf(kind: QuestionKind, catalogue: Catalogue, count: number): Question[] {
  const questions: Question[] = [];
  // Each kind draws other offers, so that an odd one counts once.
  const first = [...kind.name].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003,
    7,
  );
  for (let seed = 0; questions.length < count && seed < count * 100; seed++) {
    questions.push(...[kind.draw(chanceOf(first + seed), catalogue)].filter((one) => one !== null));
  }
  return questions;
}
