import { csvColumns } from "@/lib/listings/csv-columns";
import { type ColumnFacts, type ImportField, importFields, priceFields } from "../fields";
import {
  canFeed,
  canFeedInPart,
  fieldOfContent,
  hasNumbersOnly,
  isQuestion,
  isWordy,
} from "./column-content";
import { type Heading, headingOf } from "./headings";
import { knownHeadings } from "./known-headings";

export type Confidence = "certain" | "likely" | "guess";

/** How well a column fits a field, and how that is known. */
export interface Match {
  score: number;
  confidence: Confidence;
}

type KnownField = keyof typeof knownHeadings;

/** The higher, the better. */
const scores = {
  ours: 2000,
  certain: 1000,
  likely: 600,
  part: 400,
  guess: 300,
  content: 100,
  emptyCurrency: 50,
};
// A filled column before an empty one, unless only part of its heading is known.
const emptyScore = -450;
const lists = ["certain", "likely", "guess"] as const;

/** What our own files called their columns before. */
const formerHeadings: readonly [string, ImportField][] = [
  ["Artikelnummer (MPN)", "mpn"],
  ["Eigene Artikelnummer", "ownArticleNumber"],
];
const ours = new Map<string, ImportField>([
  ...formerHeadings.map(([heading, field]): [string, ImportField] => [plain(heading), field]),
  ...importFields.map((field): [string, ImportField] => [plain(field), field]),
  ...csvColumns.flatMap(({ heading, field }): [string, ImportField][] => {
    const known = importFields.find((name) => name === field);
    return known ? [[plain(heading), known]] : [];
  }),
]);
// Of a heading without its language and currency.
const known = new Map(
  Object.entries(knownHeadings).map(([field, headings]) => [field, matchesOf(headings)]),
);

/** Whether a column may feed a field by its heading and its cells; null where it may not. */
export function matchOf(field: ImportField, column: ColumnFacts, heading: Heading): Match | null {
  const match = matchOfColumn(field, column, heading);
  // Prices without a currency are euros: an empty column must not hide one of nothing but dollars.
  const isNone = match && field === "currency" && column.filled === 0;
  return isNone ? { ...match, score: scores.emptyCurrency } : match;
}

function matchOfColumn(field: ImportField, column: ColumnFacts, heading: Heading): Match | null {
  const owner = ours.get(plain(column.heading));
  if (owner) {
    const isNumber = field === "manufacturer" && hasNumbersOnly(column);
    return owner === field && !isNumber ? { score: scores.ours, confidence: "certain" } : null;
  }
  return matchOfOthers(field, column, heading);
}

/** Of a heading that is none of ours. */
function matchOfOthers(field: ImportField, column: ColumnFacts, heading: Heading): Match | null {
  const byHeading = matchOfHeading(field, heading);
  if (byHeading && isFed(field, column, byHeading) && isMeant(field, column, heading)) {
    const score = byHeading.score + (column.filled === 0 ? emptyScore : 0);
    return score > 0 ? { ...byHeading, score } : null;
  }
  const byContent =
    isPriceable(field, heading) && !isRefused(field, heading) && fieldOfContent(column) === field;
  return byContent ? { score: scores.content, confidence: "guess" } : null;
}

function matchOfHeading(field: ImportField, heading: Heading): Match | null {
  const name = fieldOfLanguage(field, heading);
  if (!name || heading.compact === "") {
    return null;
  }
  const exact = known.get(name)?.get(heading.compact);
  if (exact) {
    return exact;
  }
  const isPart = knownHeadings[name].part?.test(heading.compact) && !isRefused(name, heading);
  return isPart || (name === "pricePerProductInCt" && isPricePerPiece(heading))
    ? { score: scores.part, confidence: "likely" }
    : null;
}

/** "EUR/Stk", "€": a price that is named by its currency alone. */
function isPricePerPiece({ compact, money }: Heading): boolean {
  return (
    money !== null &&
    /^(?:je|pro|per)?(?:st|stk|stueck|pcs|piece|each|eur|euro|netto)$/.test(compact)
  );
}

/** English names are those of the German ones beside a word for English; other languages feed neither. */
function fieldOfLanguage(field: ImportField, { language }: Heading): KnownField | null {
  switch (field) {
    case "nameDe":
    case "descriptionDe":
      return language === null || language === "de" ? field : null;
    case "nameEn":
      return language === "en" ? "nameDe" : null;
    case "descriptionEn":
      return language === "en" ? "descriptionDe" : null;
    default:
      return field;
  }
}

/** Whether a heading has a word that makes it another field's, or none's. */
function isRefused(field: ImportField, { compact, words }: Heading): boolean {
  const name = field === "nameEn" || field === "descriptionEn" ? null : field;
  if (name === null) {
    return false;
  }
  const { not, notWord } = knownHeadings[name];
  return (not?.test(compact) ?? false) || (notWord?.test(words) ?? false);
}

/**
 * A known heading with some cells that cannot be read is still meant: they are faults of their rows. So are all cells below
 * a price unit, a unit or a currency: to leave them out would read the prices wrongly.
 */
function isFed(field: ImportField, column: ColumnFacts, { confidence }: Match): boolean {
  const { filled, numbers } = column;
  const isNumber = field === "quantity" || field === "pricePerProductInCt";
  const isMeant = field === "currency" || (isNumber && numbers.other < filled);
  return confidence === "certain"
    ? isMeant || canFeed(field, column)
    : canFeed(field, column) && canFeedInPart(field, column);
}

/** "Artikel" and "Material" are a number in one file and a name in the next: the cells say which. */
function isMeant(field: ImportField, column: ColumnFacts, heading: Heading): boolean {
  const isEither = /^(?:artikel|material|teil|produkt|item|product|part)$/.test(heading.compact);
  const isOther = field === "ownArticleNumber" ? isWordy(column) : !isWordy(column);
  // "Typ" is a maker's number, or what kind of part it is.
  const isKind =
    field === "mpn" && /^(?:typ|type|modell|model)$/.test(heading.compact) && isWordy(column);
  const isFlag = field === "quantity" && isQuestion(column);
  return isPriceable(field, heading) && !(isEither && isOther) && !isKind && !isFlag;
}

/**
 * "EUR/Stk" counts no pieces; a price in dollars is none of ours, nor one of another country ("Preis PL", "Preis Fr."). One
 * in cents is chosen by its seller, who then says so.
 */
function isPriceable(field: ImportField, { money, language }: Heading): boolean {
  const isPrice = priceFields.some((price) => price === field);
  return isPrice
    ? money !== "other" && money !== "cents" && language !== "other"
    : money === null || field === "currency";
}

function matchesOf(headings: (typeof knownHeadings)[KnownField]): Map<string, Match> {
  const matches = lists.flatMap((confidence) =>
    (headings[confidence] ?? "").split("|").map((text, rank): [string, Match] => {
      return [headingOf(text).compact, { score: scores[confidence] - rank, confidence }];
    }),
  );
  // The first of equal ones counts.
  return new Map(matches.toReversed());
}

function plain(heading: string): string {
  return heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
