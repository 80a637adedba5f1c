import { type ColumnFacts, type ImportField, importFields, type PriceQuantity } from "../fields";
import { withoutDoubtful } from "./giving-way";
import { type Heading, headingOf } from "./headings";
import { manyPieces } from "./many-pieces";
import { isRefused, type Match, matchOf, scores } from "./matching";
import { candidatesByNeighbours, withoutDoubtedByNeighbours } from "./neighbours";
import { isPriceQuantity } from "./price-quantities";

/** A column that may feed a field: the higher its score, the better. */
export interface Candidate extends Match {
  field: ImportField;
  place: number;
  heading: Heading;
  /** What its heading says that a price is for. */
  pricesAreFor?: PriceQuantity;
}

/** All columns that may feed a field, the best first. */
export function candidatesOf(columns: ColumnFacts[]): Candidate[] {
  const all = columns.flatMap((column, place) => {
    const heading = headingOf(column.heading);
    const found = importFields.flatMap((field) => {
      const match = matchOf(field, column, heading);
      return match ? [{ field, place, heading, ...match }] : [];
    });
    return [...found, ...priceForMany(column, place)];
  });
  const isBesidePrice = ({ place }: Candidate) =>
    all.some(({ field, place: other }) => field === "pricePerProductInCt" && other !== place);
  const counts = columns.flatMap(priceQuantities).filter(isBesidePrice);
  const own = withoutDoubtedByNeighbours(columns, all);
  const found = [...own, ...counts, ...candidatesByNeighbours(columns, all)];
  return withoutDoubtful(
    found.toSorted((a, b) => b.score - a.score || a.place - b.place),
    columns,
  );
}

/** "VK-Einheit", "EUR je" with 100 and 1,000: a heading that may say what prices are for, and cells that can. */
function priceQuantities(column: ColumnFacts, place: number): Candidate[] {
  const field = "pricePer";
  const heading = headingOf(column.heading);
  return isPriceQuantity(column, heading) && !isRefused(field, heading)
    ? [{ field, place, heading, confidence: "likely", score: scores.counts }]
    : [];
}

/** "Preis je 100" is a price where there is none for one, and says what it is for. */
function priceForMany(column: ColumnFacts, place: number): Candidate[] {
  const many = manyPieces(column.heading);
  if (!many?.quantity) {
    return [];
  }
  const { quantity: pricesAreFor } = many;
  const field = "pricePerProductInCt";
  const heading = headingOf(many.rest);
  const match = matchOf(field, { ...column, heading: many.rest }, heading);
  const score = (match?.score ?? 0) - scores.certain / 2;
  return match && match.score > scores.content
    ? [{ field, place, heading, confidence: "likely", score, pricesAreFor }]
    : [];
}
