import { textOf } from "../cells/cell-text";
import {
  type ColumnFacts,
  type ColumnMapping,
  type ImportField,
  maxAlternates,
  type PriceUnit,
  priceFields,
} from "../fields";
import { type Candidate, candidatesOf } from "./candidates";
import { isInEuros } from "./column-content";
import { withProvedMarks } from "./decimal-marks";
import type { Confidence } from "./matching";

/** Which column probably feeds which field, and how sure that is. */
export interface MappingProposal {
  mapping: ColumnMapping;
  /** `certain`: a heading that is known; `likely`: one of its kind; `guess`: by its cells, or for want of a better one. */
  confidence: Partial<Record<ImportField, Confidence>>;
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
  const priceUnit = priceUnitOf(assigned, columns);
  const alternates = alternatesOf(assigned, candidates);
  const places = [...assigned].map(([field, { place }]) => [field, place]);
  const mapping: ColumnMapping = {
    columns: Object.fromEntries(places),
    alternateProductCodes: alternates.map(({ place }) => place),
    priceUnit,
    pricesAreFor: assigned.get("pricePerProductInCt")?.pricesAreFor ?? 1,
    decimalMarks: {},
  };
  return {
    mapping: withProvedMarks(mapping, columns),
    confidence: confidenceOf(assigned, alternates),
  };
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

/** Cents only where the heading of the price says so; a price that is written in the other unit is left out. */
function priceUnitOf(assigned: Assigned, columns: ColumnFacts[]): PriceUnit {
  const candidates = priceFields.flatMap((field) => assigned.get(field) ?? []);
  const units = candidates.map((candidate) => unitOf(candidate, columns));
  const priceUnit = units[0] ?? "euros";
  for (const [place, { field }] of candidates.entries()) {
    if ((units[place] ?? priceUnit) !== priceUnit) {
      assigned.delete(field);
    }
  }
  return priceUnit;
}

/** Null where nothing is said. */
function unitOf({ heading, place }: Candidate, columns: ColumnFacts[]): PriceUnit | null {
  const samples = columns[place]?.samples ?? [];
  const isWrittenInEuros = samples.some((cell) => isInEuros(textOf(cell)));
  if (heading.money === "euros" || isWrittenInEuros) {
    return "euros";
  }
  return heading.money === "cents" ? "cents" : null;
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
