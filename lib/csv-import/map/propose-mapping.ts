import {
  type ColumnFacts,
  type ColumnMapping,
  noAnswers,
  type PriceUnit,
  priceQuantities,
} from "@/lib/csv-import/column-mapping";
import { maxAlternates } from "@/lib/csv-import/limits";
import { csvColumns } from "@/lib/listings/csv-columns";
import { type ImportField, importFields, priceFields } from "../fields";
import {
  canFeed,
  canFeedInPart,
  fieldOfContent,
  hasNumbersOnly,
  isQuestion,
  isWordy,
} from "./column-content";
import { withDetectedMarks } from "./decimal-marks";
import { type Heading, headingOf } from "./heading-words";
import { knownHeadings } from "./known-headings";
import { meansGross, meansLineTotal, piecesInHeading, valuesOfStock } from "./price-headings";

interface MappingProposal {
  mapping: ColumnMapping;
  /** A `guess` is by cells or for lack of a better column. */
  confidence: Partial<Record<ImportField, Confidence>>;
}

interface Candidate extends Match {
  field: ImportField;
  place: number;
  heading: Heading;
}

type Assigned = Map<ImportField, Candidate>;

// Means the own number beside an MPN column, and the MPN where there is none.
const eitherNumber = new Set(
  "artikelnr artnr articleno articlenr artno teilenr itemno itemnr productno produktnr".split(" "),
);

/** Assigns a column once, but a lone text is both name and description. */
export function proposeMapping(columns: ColumnFacts[]): MappingProposal {
  const candidates = candidatesOf(columns);
  const assigned = assign(candidates);
  nameByDescription(assigned, candidates);
  numberByEither(assigned, candidates);
  describeByName(assigned);
  const priceUnit = priceUnitOf(assigned);
  const alternates = alternatesOf(assigned, candidates);
  const places = [...assigned].map(([field, { place }]) => [field, place]);
  const mapping: ColumnMapping = {
    columns: Object.fromEntries(places),
    alternateProductCodes: alternates.map(({ place }) => place),
    priceUnit,
    pricesAreFor: pricesAreForIn(columns[assigned.get("pricePerProductInCt")?.place ?? -1]),
    decimalMarks: {},
    ...noAnswers,
  };
  return {
    mapping: withDetectedMarks(mapping, columns),
    confidence: confidenceOf(assigned, alternates),
  };
}

/** As far as the heading of the price says so. */
export function pricesAreForIn(column: ColumnFacts | undefined): ColumnMapping["pricesAreFor"] {
  const pieces = column && piecesInHeading(column.heading)?.pieces;
  return priceQuantities.find((count) => String(count) === pieces) ?? 1;
}

function candidatesOf(columns: ColumnFacts[]): Candidate[] {
  const headings = columns.map(({ heading }) => headingOf(heading));
  const noPrice = valuesOfStock(headings);
  const isShopify = headings.some(({ compact }) => compact === "handle");
  const all = columns.flatMap((column, place) => {
    const heading = headings[place] ?? headingOf(column.heading);
    const fields = noPrice?.test(heading.compact) ? valuelessFields : importFields;
    return fields.flatMap((field): Candidate[] => {
      const isVendor = isShopify && field === "manufacturer" && heading.compact === "vendor";
      const match = isVendor ? vendorOfShopify : matchOf(field, column, heading);
      return match ? [{ field, place, heading, ...match }] : [];
    });
  });
  const isGerman = all.some(({ field, heading }) => {
    return field.endsWith("De") && heading.language !== "other";
  });
  return all
    .filter(({ heading }) => !isGerman || heading.language !== "other")
    .toSorted((a, b) => b.score - a.score || a.place - b.place);
}

const vendorOfShopify: Match = { score: 600, confidence: "likely" };

function assign(candidates: Candidate[]): Assigned {
  const assigned: Assigned = new Map();
  const used = new Set<number>();
  for (const candidate of candidates) {
    const { field, place } = candidate;
    if (field !== "alternateProductCodes" && !assigned.has(field) && !used.has(place)) {
      assigned.set(field, candidate);
      used.add(place);
    }
  }
  return assigned;
}

/** A lone "Beschreibung" names the part, a lone "Langtext" does not. */
function nameByDescription(assigned: Assigned, candidates: Candidate[]): void {
  const description = assigned.get("descriptionDe");
  const name = assigned.get("nameDe");
  if (!description || description.confidence === "guess" || (name && name.confidence !== "guess")) {
    return;
  }
  const next = nextFor("descriptionDe", assigned, candidates);
  if (!next && /lang|long/.test(description.heading.compact)) {
    return;
  }
  if (next && next.confidence !== "guess" && isLong(description) && !isLong(next)) {
    assigned.set("nameDe", { ...next, field: "nameDe", confidence: "likely" });
    return;
  }
  assigned.set("nameDe", { ...description, field: "nameDe", confidence: "likely" });
  assigned.delete("descriptionDe");
  if (next) {
    assigned.set("descriptionDe", next);
  }
}

function describeByName(assigned: Assigned): void {
  const name = assigned.get("nameDe");
  if (name && !assigned.has("descriptionDe")) {
    assigned.set("descriptionDe", { ...name, field: "descriptionDe", confidence: "guess" });
  }
}

function isLong({ heading }: Candidate): boolean {
  return /lang|long|detail|text|produ[ck]t|sales|verkauf|full|extended|web/.test(heading.compact);
}

function numberByEither(assigned: Assigned, candidates: Candidate[]): void {
  const own = assigned.get("ownArticleNumber");
  if (!own || assigned.has("mpn") || !eitherNumber.has(own.heading.compact)) {
    return;
  }
  assigned.set("mpn", { ...own, field: "mpn", confidence: "likely" });
  assigned.delete("ownArticleNumber");
  const next = nextFor("ownArticleNumber", assigned, candidates);
  if (next) {
    assigned.set("ownArticleNumber", next);
  }
}

function nextFor(
  wanted: ImportField,
  assigned: Assigned,
  candidates: Candidate[],
): Candidate | undefined {
  const used = placesOf(assigned);
  return candidates.find(({ field, place }) => field === wanted && !used.has(place));
}

/** Drops prices whose heading contradicts the unit. */
function priceUnitOf(assigned: Assigned): PriceUnit {
  const isInCents = assigned.get("pricePerProductInCt")?.heading.money === "cents";
  for (const field of priceFields) {
    if (assigned.get(field)?.heading.money === (isInCents ? "euros" : "cents")) {
      assigned.delete(field);
    }
  }
  return isInCents ? "cents" : "euros";
}

function alternatesOf(assigned: Assigned, candidates: Candidate[]): Candidate[] {
  const used = placesOf(assigned);
  return candidates
    .filter(({ field, place }) => field === "alternateProductCodes" && !used.has(place))
    .slice(0, maxAlternates)
    .toSorted((a, b) => a.place - b.place);
}

function confidenceOf(assigned: Assigned, alternates: Candidate[]): MappingProposal["confidence"] {
  const entries = [...assigned].map(([field, { confidence }]) => [field, confidence]);
  const [least] = (["guess", "likely", "certain"] as const).filter((confidence) =>
    alternates.some((alternate) => alternate.confidence === confidence),
  );
  return {
    ...Object.fromEntries(entries),
    ...(least && { alternateProductCodes: least }),
  };
}

function placesOf(assigned: Assigned): Set<number> {
  return new Set([...assigned.values()].map(({ place }) => place));
}

type Confidence = "certain" | "likely" | "guess";

export interface Match {
  score: number;
  confidence: Confidence;
}

type KnownField = keyof typeof knownHeadings;

const scores = {
  ours: 2000,
  certain: 1000,
  likely: 600,
  halves: 500,
  part: 400,
  guess: 300,
  gross: 350,
  several: 340,
  content: 100,
  euroTotal: 95,
  foreign: 90,
  total: 85,
  emptyCurrency: 50,
};
// Ranks an empty column below one with a likely heading.
const emptyScore = -450;
const lists = ["certain", "likely", "guess"] as const;

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
const valuelessFields = importFields.filter((field) => field !== "pricePerProductInCt");
const known = new Map(
  Object.entries(knownHeadings).map(([field, headings]) => [field, matchesOf(headings)]),
);

function matchOf(field: ImportField, column: ColumnFacts, heading: Heading): Match | null {
  // "listing-id" is a number of Amazon.
  const owner = column.heading === "listing-id" ? undefined : ours.get(plain(column.heading));
  if (owner) {
    const isNumber = field === "manufacturer" && hasNumbersOnly(column);
    return owner === field && !isNumber ? { score: scores.ours, confidence: "certain" } : null;
  }
  const match = matchOfOthers(field, column, heading);
  // An empty currency column must not hide a filled one.
  const isNone = match && field === "currency" && column.filled === 0;
  return isNone ? { ...match, score: scores.emptyCurrency } : match;
}

function matchOfOthers(field: ImportField, column: ColumnFacts, heading: Heading): Match | null {
  const byHeading =
    field === "pricePerProductInCt"
      ? matchOfPrice(column.heading, heading)
      : matchOfHeading(field, heading);
  const isText = field === "nameDe" || field === "descriptionDe";
  const isKind = isText && column.isCategory && byHeading?.confidence === "guess";
  if (
    byHeading &&
    !isKind &&
    isFed(field, column, byHeading) &&
    isIntended(field, column, heading)
  ) {
    const score = byHeading.score + (column.filled === 0 ? emptyScore : 0);
    return score > 0 ? { ...byHeading, score } : null;
  }
  const byContent =
    isPriceable(field, heading) && !isRejected(field, heading) && fieldOfContent(column) === field;
  return byContent ? { score: scores.content, confidence: "guess" } : null;
}

/** Net prices of a piece in euros come first. */
function matchOfPrice(text: string, heading: Heading): Match | null {
  if (meansLineTotal(text)) {
    const score = heading.money === "euros" ? scores.euroTotal : scores.total;
    return { score, confidence: "guess" };
  }
  const several = piecesInHeading(text);
  if (several) {
    const match = matchOfHeading("pricePerProductInCt", headingOf(several.rest));
    return match && { ...match, score: scores.several, confidence: "likely" };
  }
  const match = matchOfHeading("pricePerProductInCt", heading);
  if (match && heading.money === "other") {
    return { score: scores.foreign, confidence: "guess" };
  }
  return match && meansGross(text) ? { score: scores.gross, confidence: "likely" } : match;
}

function matchOfHeading(field: ImportField, heading: Heading): Match | null {
  const name = fieldOfLanguage(field, heading);
  // "Hersteller / Typ" holds both.
  const [first = ""] = heading.halves;
  const isBoth = name === "mpn" && known.get("manufacturer")?.has(first);
  if (!name || heading.compact === "" || isBoth) {
    return null;
  }
  const exact = known.get(name)?.get(heading.compact) ?? matchOfHalves(name, heading);
  if (exact) {
    return exact;
  }
  const isPart = knownHeadings[name].part?.test(heading.compact) && !isRejected(name, heading);
  return isPart || (name === "pricePerProductInCt" && isPricePerPiece(heading))
    ? { score: scores.part, confidence: "likely" }
    : null;
}

/** "Einheit / Unité", but not "Hersteller / Typ". */
function matchOfHalves(name: KnownField, heading: Heading): Match | null {
  const { halves } = heading;
  const areIts = halves.length > 1 && halves.every((half) => known.get(name)?.has(half));
  return areIts && !isRejected(name, heading)
    ? { score: scores.halves, confidence: "likely" }
    : null;
}

function isPricePerPiece({ compact, money }: Heading): boolean {
  return (
    money !== null &&
    /^(?:je|pro|per)?(?:st|stk|stueck|pcs|piece|each|unit|eur|euro|netto)$/.test(compact)
  );
}

function fieldOfLanguage(field: ImportField, { language }: Heading): KnownField | null {
  switch (field) {
    case "nameDe":
    case "descriptionDe":
      return language === "en" ? null : field;
    case "nameEn":
      return language === "en" ? "nameDe" : null;
    case "descriptionEn":
      return language === "en" ? "descriptionDe" : null;
    default:
      return field;
  }
}

function isRejected(field: ImportField, { compact, words }: Heading): boolean {
  const name = field === "nameEn" || field === "descriptionEn" ? null : field;
  if (name === null) {
    return false;
  }
  const { not, notWord } = knownHeadings[name];
  return (not?.test(compact) ?? false) || (notWord?.test(words) ?? false);
}

/** A known currency column counts with odd cells, because prices depend on it. */
function isFed(field: ImportField, column: ColumnFacts, { confidence }: Match): boolean {
  const { filled, numbers } = column;
  const isNumber = field === "quantity" || field === "pricePerProductInCt";
  const isIntended = field === "currency" || (isNumber && numbers.other < filled);
  return confidence === "certain"
    ? isIntended || canFeed(field, column)
    : canFeedInPart(field, column);
}

const either =
  /^(?:artikel|material|teil|produkt|item|product|part|ersatzteil|arti(?:col|cul)o|article|artyk[lu]+|artikl)$/;

/** "Artikel" and "Material" may be numbers or names. */
function isIntended(field: ImportField, column: ColumnFacts, heading: Heading): boolean {
  const isEither = either.test(heading.compact);
  const isWords = isWordy(column) || column.isCategory;
  const isOther = field === "ownArticleNumber" ? isWords : !isWordy(column);
  // "Typ" is an MPN or a kind of part.
  const isKind =
    field === "mpn" &&
    /^(?:typ|type|modell|model)$/.test(heading.compact) &&
    (isWordy(column) || column.isCategory);
  const isFlag = field === "quantity" && isQuestion(column);
  return isPriceable(field, heading) && !(isEither && isOther) && !isKind && !isFlag;
}

/** "EUR/Stk" is no quantity. The seller must choose prices in cents. */
function isPriceable(field: ImportField, { money, language }: Heading): boolean {
  if (!priceFields.some((price) => price === field)) {
    return money === null || field === "currency";
  }
  const isForeign = money === "other" && field !== "pricePerProductInCt";
  return !isForeign && money !== "cents" && language !== "other";
}

function matchesOf(headings: (typeof knownHeadings)[KnownField]): Map<string, Match> {
  const matches = lists.flatMap((confidence) =>
    headings[confidence].map((text, rank): [string, Match] => {
      return [headingOf(text).compact, { score: scores[confidence] - rank, confidence }];
    }),
  );
  // The first of equal headings wins.
  return new Map(matches.toReversed());
}

function plain(heading: string): string {
  return heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
