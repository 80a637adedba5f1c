import { severalPieces } from "@/lib/csv-import/parse/quantity-units";
import { type ImportField, importFields, shownHeadings } from "../fields";
import { headingOf } from "./heading-words";
import headings from "./known-headings.json" with { type: "json" };

interface KnownHeadings {
  certain: readonly string[];
  likely: readonly string[];
  guess: readonly string[];
  /** Matches `compact`; `notWord` matches `words`. */
  part: RegExp | undefined;
  not: RegExp | undefined;
  notWord: RegExp | undefined;
}

// In a heading "ct" means cents, and "gross" means with tax.
const several = [...severalPieces].filter((word) => word !== "ct" && word !== "gross").join("|");
const measure =
  "kg|g|to|t|tonne|ft|feet|yd|h|m|meter|mtr|lfm|m2|qm|l|ltr|liter|prozent|promille|vorjahr|vj|verkauft|verkaufte|verkauften|sold";
const noPiece = new RegExp(`(?:^| )(?:${several}|${measure}|(?:19|20)\\d\\d)(?: |$)`);
const former = "alt|alte|alter|old|previous|bisher|bisherig|bisheriger|former";
const noPrice = new RegExp(`${noPiece.source}|(?:^| )(?:${former}|ek|ft|fr)(?: |$)`);

const notWords: Partial<Record<ImportField, RegExp>> = {
  quantity: noPiece,
  pricePerProductInCt: noPrice,
};

export const knownHeadings = Object.fromEntries(
  importFields.filter(isHeaded).map((field) => [field, knownHeadingsOf(field)]),
) as Record<HeadedField, KnownHeadings>;

type HeadedField = Exclude<ImportField, "nameEn" | "descriptionEn">;

/** Each text holds several headings: "Menge | Bestand". */
interface WrittenHeadings {
  certain?: string[];
  likely?: string[];
  guess?: string[];
  part?: string;
  not?: string;
}

function isHeaded(field: ImportField): field is HeadedField {
  return field !== "nameEn" && field !== "descriptionEn";
}

function knownHeadingsOf(field: HeadedField): KnownHeadings {
  const listed: Partial<Record<ImportField, WrittenHeadings>> = headings;
  const { certain, likely = [], guess = [], part, not } = listed[field] ?? {};
  return {
    certain: certain?.flatMap(listOf) ?? shownHeadings[field],
    likely: likely.flatMap(listOf),
    guess: guess.flatMap(listOf),
    part: part === undefined ? undefined : new RegExp(part),
    not: not === undefined ? undefined : new RegExp(not),
    notWord: notWords[field],
  };
}

function listOf(headings: string): string[] {
  return headings.split(" | ");
}

// One is not enough, because "Lager" and "Stk" occur in cells.
const enoughLikely = 2;
// A cell may have megabytes.
const maxLength = 60;
const certain = wordsOf("certain");
const likely = wordsOf("likely");

export function areKnownHeadings(texts: readonly string[]): boolean {
  const found = texts.map((text) => headingOf(text.slice(0, maxLength)).compact);
  return (
    found.some((word) => certain.has(word)) ||
    new Set(found.filter((word) => likely.has(word))).size >= enoughLikely
  );
}

function wordsOf(list: "certain" | "likely"): ReadonlySet<string> {
  const texts = Object.values(knownHeadings).flatMap((known) => known[list]);
  return new Set(texts.map((text) => headingOf(text).compact).filter((word) => word !== ""));
}
