import type { ColumnFacts } from "../fields";
import type { Candidate } from "./candidates";
import { hasNumbersOnly } from "./column-content";
import { type Heading, headingOf } from "./headings";
import { scores } from "./matching";

const makersNumber = /^(?:hersteller|herst|mfrnr|manufacturer|mfr)$/;
const name = /^name1?$/;
const sum = /^(?:gesamt|summe|total)$/;

/** Columns that are known by what stands before them. */
export function candidatesByNeighbours(columns: ColumnFacts[], all: Candidate[]): Candidate[] {
  return columns.flatMap((column, place): Candidate[] => {
    const heading = headingOf(column.heading);
    const known = { place, heading, confidence: "likely", score: scores.likely } as const;
    if (isNameOfMaker(columns, place, heading)) {
      return [{ ...known, field: "manufacturer" }];
    }
    return isSumOfStores(all, place, heading) ? [{ ...known, field: "quantity" }] : [];
  });
}

/** SAP's "Hersteller" is a number, and its name the "Name 1" behind it. */
function isNameOfMaker(columns: ColumnFacts[], place: number, heading: Heading): boolean {
  const before = columns[place - 1];
  return (
    before !== undefined &&
    name.test(heading.compact) &&
    makersNumber.test(headingOf(before.heading).compact) &&
    hasNumbersOnly(before)
  );
}

/** "Bestand Lager 1", "Bestand Lager 2", "Gesamt". */
function isSumOfStores(all: Candidate[], place: number, heading: Heading): boolean {
  const isStore = (at: number) =>
    all.some((one) => one.field === "quantity" && one.place === at && one.score === scores.part);
  return sum.test(heading.compact) && isStore(place - 1) && isStore(place - 2);
}
