import type { ColumnFacts } from "../fields";
import type { Candidate } from "./candidates";
import { hasNumbersOnly } from "./column-content";
import { type Heading, headingOf } from "./headings";
import { scores } from "./matching";
import { isSumOfStores, storesBefore } from "./store-sums";

const makersNumber = /^(?:hersteller|herst|mfrnr|manufacturer|mfr)$/;
const name = /^name1?$/;

/** Columns that are known by what stands before them. */
export function candidatesByNeighbours(columns: ColumnFacts[], all: Candidate[]): Candidate[] {
  return columns.flatMap((column, place): Candidate[] => {
    const heading = headingOf(column.heading);
    const known = { place, heading, confidence: "likely", score: scores.likely } as const;
    if (isNameOfMaker(columns, place, heading)) {
      return [{ ...known, field: "manufacturer" }];
    }
    return isSumOfStores(columns, all, place) ? [{ ...known, field: "quantity" }] : [];
  });
}

/**
 * Without the stocks of stores behind which stands a "Gesamt" that is no sum of them: how many there are is asked. So is
 * who made the parts where the maker is a number: a supplier is somebody else.
 */
export function withoutDoubtedByNeighbours(columns: ColumnFacts[], all: Candidate[]): Candidate[] {
  const doubted = new Set(
    columns.flatMap((_, place) =>
      isSumOfStores(columns, all, place) ? [] : storesBefore(columns, all, place),
    ),
  );
  const isNumbered = columns.some(isNumberOfMaker);
  return all.filter(({ field, place, confidence }) => {
    const isSupplier = field === "manufacturer" && confidence === "guess" && isNumbered;
    return !isSupplier && !(field === "quantity" && doubted.has(place));
  });
}

/** SAP's "Hersteller" is a number, and its name the "Name 1" behind it. */
function isNameOfMaker(columns: ColumnFacts[], place: number, heading: Heading): boolean {
  const before = columns[place - 1];
  return before !== undefined && name.test(heading.compact) && isNumberOfMaker(before);
}

function isNumberOfMaker(column: ColumnFacts): boolean {
  return makersNumber.test(headingOf(column.heading).compact) && hasNumbersOnly(column);
}
