import { readPrice } from "../cells/amounts";
import type { Cell, ColumnFacts } from "../fields";
import type { Candidate } from "./candidates";
import { filledIn } from "./column-content";
import { withoutCountedUnits, withoutDoubtfulStocks } from "./doubtful-stocks";
import { scores } from "./matching";
import { withoutTaxed } from "./taxed-prices";
import { isBoughtPrice, isOfSelling, withoutOtherUnits } from "./unit-owners";

const listed = /^(?:listenpreis|listprice|katalogpreis|catalogprice)/;
const special = /^(?:ihr|your|sonder|aktions|special)(?:vk|preis|price)/;

/** Those that are meant, where another column of the file says that some are not: the best first, as they came. */
export function withoutDoubtful(all: Candidate[], columns: ColumnFacts[]): Candidate[] {
  const counted = withoutCountedUnits(withoutDoubtfulStocks(all, columns), columns);
  const net = withoutTaxed(counted, columns);
  return withoutOtherUnits(withoutOtherCurrency(withoutListPrice(net, columns), columns), columns);
}

/** What a part costs is its "Ihr Preis" or "Sonderpreis" behind the list's, where all that have that have this: 0 is none. */
function withoutListPrice(all: Candidate[], columns: ColumnFacts[]): Candidate[] {
  const most = Math.max(
    0,
    ...all.filter((one) => isSpecial(one, columns)).map((one) => filledIn(columns, one)),
  );
  const isLess = (candidate: Candidate) =>
    isPrice(candidate) &&
    listed.test(candidate.heading.compact) &&
    filledIn(columns, candidate) <= most;
  return most > 0 ? all.filter((candidate) => !isLess(candidate)) : all;
}

/** A currency that stands behind a purchase price says nothing of a price whose heading names euros. */
function withoutOtherCurrency(all: Candidate[], columns: ColumnFacts[]): Candidate[] {
  const price = all.find(isPrice);
  if (price?.heading.money !== "euros") {
    return all;
  }
  const isOther = ({ field, place, score, heading }: Candidate) =>
    field === "currency" &&
    score < scores.ours &&
    !isOfSelling(heading) &&
    isBoughtPrice(columns[place - 1]);
  return all.filter((candidate) => !isOther(candidate));
}

function isPrice({ field }: Candidate): boolean {
  return field === "pricePerProductInCt";
}

function isSpecial(candidate: Candidate, columns: ColumnFacts[]): boolean {
  const samples = columns[candidate.place]?.samples ?? [];
  return isPrice(candidate) && special.test(candidate.heading.compact) && !samples.some(isNothing);
}

function isNothing(cell: Cell): boolean {
  const price = readPrice(cell, "euros");
  return "value" in price && price.value === 0;
}
