import {
  type ColumnFacts,
  type ColumnMapping,
  type ImportField,
  importFields,
  maxAlternates,
  type PriceUnit,
  priceFields,
} from "../fields";
import { withProvedMarks } from "./decimal-marks";
import { type Heading, headingOf } from "./headings";
import { type Confidence, type Match, matchOf } from "./matching";

/** Which column probably feeds which field, and how sure that is. */
export interface MappingProposal {
  mapping: ColumnMapping;
  /** `certain`: a heading that is known; `likely`: one of its kind; `guess`: by its cells, or for want of a better one. */
  confidence: Partial<Record<ImportField, Confidence>>;
}

/** A column that may feed a field: the higher its score, the better. */
interface Candidate extends Match {
  field: ImportField;
  place: number;
  heading: Heading;
}

type Assigned = Map<ImportField, Candidate>;

// By these a seller's own number is meant beside the maker's, and the maker's where there is no other.
const eitherNumber = new Set(
  "artikelnr artnr articleno articlenr artno teilenr itemno itemnr productno produktnr".split(" "),
);

/**
 * A mapping by German and English headings and by what the columns hold; no column feeds two fields. But a file with one
 * column of text names its parts by it and, for want of a better one, describes them by it too (contract §9).
 */
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
    pricesAreFor: 1,
    decimalMarks: {},
  };
  return {
    mapping: withProvedMarks(mapping, columns),
    confidence: confidenceOf(assigned, alternates),
  };
}

/** All columns that may feed a field, the best first. */
function candidatesOf(columns: ColumnFacts[]): Candidate[] {
  const all = columns.flatMap((column, place) => {
    const heading = headingOf(column.heading);
    return importFields.flatMap((field): Candidate[] => {
      const match = matchOf(field, column, heading);
      return match ? [{ field, place, heading, ...match }] : [];
    });
  });
  return all.toSorted((a, b) => b.score - a.score || a.place - b.place);
}

/** The best pair first, then the best of what is left. */
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

/** Where only a "Beschreibung" is there it is what the part is called; the next text describes it. A "Langtext" never names. */
function nameByDescription(assigned: Assigned, candidates: Candidate[]): void {
  const description = assigned.get("descriptionDe");
  if (!description || description.confidence === "guess" || assigned.has("nameDe")) {
    return;
  }
  const used = placesOf(assigned);
  const next = candidates.find(({ field, place }) => field === "descriptionDe" && !used.has(place));
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

/** "Long description", "Langtext": beside a plain one it is no name. */
function isLong({ heading }: Candidate): boolean {
  return /lang|long|detail|text|produ[ck]t|sales|verkauf|full|extended|web/.test(heading.compact);
}

/** Nobody searches for the number of a house: where a file has no number of the maker's, its "Artikelnummer" is that. */
function numberByEither(assigned: Assigned, candidates: Candidate[]): void {
  const own = assigned.get("ownArticleNumber");
  if (!own || assigned.has("mpn") || !eitherNumber.has(own.heading.compact)) {
    return;
  }
  assigned.set("mpn", { ...own, field: "mpn", confidence: "likely" });
  assigned.delete("ownArticleNumber");
  const used = placesOf(assigned);
  const next = candidates.find(
    ({ field, place }) => field === "ownArticleNumber" && !used.has(place),
  );
  if (next) {
    assigned.set("ownArticleNumber", next);
  }
}

/** Cents only of a price that is called as the operation calls it; a price whose heading says otherwise is left out. */
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
