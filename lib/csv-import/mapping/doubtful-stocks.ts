import { textOf } from "../cells/cell-text";
import type { ColumnFacts } from "../fields";
import type { Candidate } from "./candidates";
import { countsSomething, filledIn, isMarked } from "./column-content";
import { headingOf } from "./headings";
import { scores } from "./matching";

const mark = /^(?:verfuegbar|auflager|lagernd|vorraetig|lieferbar|available|instock|onstock)$/;
// Of words: "Jetziger Bestand", "Menge (Stk)", not "Bestandskonto" or "Füllmenge".
const stock =
  /bestand(?: |$)|lagermenge|on ?hand|^(?:menge|qty|quantity|stueckzahl)(?: (?:st|stk|stueck|pcs?|pieces))?$/;
const keptBack = /reserv|sperrt|blocked|alloc|commit|zugesagt|verplant|disponiert/;

/** "Verfügbar" with 1 and 0 is a mark beside a stock, and "Lager" may be the number of a warehouse. */
export function withoutDoubtfulStocks(all: Candidate[], columns: ColumnFacts[]): Candidate[] {
  const counts = all.filter(({ field }) => field === "quantity");
  const plain = counts.filter((one) => isPlain(one, columns));
  // Where some are kept back, 1 and 0 may be what is left.
  const hasKeptBack = columns.some(({ heading }) => keptBack.test(headingOf(heading).compact));
  const several = hasKeptBack ? [] : plain.filter(({ place }) => hasSeveral(columns[place]));
  const doubtful = counts.filter((one) => {
    const others = [isWarehouse(one) ? plain : [], isMark(one, columns) ? several : []].flat();
    return one.score < scores.ours && others.some((other) => isHalfAsFilled(other, one, columns));
  });
  return all.filter((one) => !doubtful.includes(one));
}

/** "Units" are pieces where nothing else counts them, else what a piece is called: "100" of 5 is a fault then. */
export function withoutCountedUnits(all: Candidate[], columns: ColumnFacts[]): Candidate[] {
  const isUnits = ({ field, heading, place }: Candidate) => {
    const column = columns[place];
    const isNamed = field === "quantityUnit" && heading.compact === "units";
    return isNamed && column !== undefined && countsSomething(column);
  };
  const isCounted = all.some(
    (one) => one.field === "quantity" && one.score >= scores.part && filledIn(columns, one) > 0,
  );
  return isCounted ? all : all.filter((one) => !isUnits(one));
}

/** By its heading a stock, and none that may be something else. */
function isPlain(one: Candidate, columns: ColumnFacts[]): boolean {
  const isStock =
    one.score > scores.counts || (one.score >= scores.part && stock.test(one.heading.words));
  return isStock && !isWarehouse(one) && !isMark(one, columns);
}

function isWarehouse({ heading }: Candidate): boolean {
  return heading.compact === "lager";
}

function isMark({ heading, place }: Candidate, columns: ColumnFacts[]): boolean {
  const column = columns[place];
  return column !== undefined && mark.test(heading.compact) && isMarked(column);
}

/** More than one piece of a part, as far as is seen. */
function hasSeveral(column: ColumnFacts | undefined): boolean {
  return (column?.samples ?? []).some((cell) => Number.parseInt(textOf(cell), 10) > 1);
}

/** A stock may be blank where there is none. */
function isHalfAsFilled(one: Candidate, other: Candidate, columns: ColumnFacts[]): boolean {
  const filled = filledIn(columns, one);
  return filled > 0 && filled * 2 >= filledIn(columns, other);
}
