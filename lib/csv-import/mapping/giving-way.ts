import type { ColumnFacts, ImportField } from "../fields";
import type { Candidate } from "./candidates";
import { isMarked } from "./column-content";
import { headingOf } from "./headings";
import { scores } from "./matching";
import { bought, withoutOtherUnits } from "./unit-owners";

type Doubt = (candidate: Candidate, columns: ColumnFacts[]) => boolean;

const mark = /^(?:verfuegbar|auflager|lagernd|vorraetig|lieferbar|available|instock|onstock)$/;
const taxed = /brutto|(?:^| )(?:gross|in[ck]l|inklusive|including|included)(?: |$)/;
const untaxed = /netto|(?:^| )net(?: |$)/;
const listed = /^(?:listenpreis|listprice|katalogpreis|catalogprice)/;
const special = /^(?:ihr|your|sonder|aktions|special)(?:vk|preis|price)/;
const sold = /vk|verkauf|sale|sell/;

/** Those that are meant, where another column of the file says that some are not: the best first, as they came. */
export function withoutDoubtful(all: Candidate[], columns: ColumnFacts[]): Candidate[] {
  const counted = givingWay(all, columns, "quantity", isDoubtfulCount);
  const net = givingWay(counted, columns, "pricePerProductInCt", isTaxed);
  return withoutOtherUnits(withoutOtherCurrency(withoutListPrice(net, columns), columns), columns);
}

/** Without the doubtful candidates of a field, where a filled column is another one by its heading. */
function givingWay(
  all: Candidate[],
  columns: ColumnFacts[],
  field: ImportField,
  isDoubtful: Doubt,
): Candidate[] {
  const isOne = (candidate: Candidate) =>
    candidate.field === field && candidate.score < scores.ours && isDoubtful(candidate, columns);
  const isOther = (candidate: Candidate) =>
    candidate.field === field &&
    candidate.score >= scores.part &&
    filledIn(columns, candidate) > 0 &&
    !isDoubtful(candidate, columns);
  return all.some(isOther) ? all.filter((candidate) => !isOne(candidate)) : all;
}

/** "Verfügbar" with 1 and 0 is a mark, and "Lager" may be the number of a warehouse. */
function isDoubtfulCount({ heading, place }: Candidate, columns: ColumnFacts[]): boolean {
  const column = columns[place];
  const isMark = column !== undefined && mark.test(heading.compact) && isMarked(column);
  return heading.compact === "lager" || isMark;
}

/** Prices are without tax here; "net/gross" may be. */
function isTaxed({ heading: { words } }: Candidate): boolean {
  return taxed.test(words) && !untaxed.test(words);
}

/** What a part costs is its "Ihr Preis" or "Sonderpreis" behind the list's, where all that have that have this. */
function withoutListPrice(all: Candidate[], columns: ColumnFacts[]): Candidate[] {
  const most = Math.max(0, ...all.filter(isSpecial).map((one) => filledIn(columns, one)));
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
    !sold.test(heading.compact) &&
    bought.test(headingOf(columns[place - 1]?.heading ?? "").compact);
  return all.filter((candidate) => !isOther(candidate));
}

function isPrice({ field }: Candidate): boolean {
  return field === "pricePerProductInCt";
}

function isSpecial(candidate: Candidate): boolean {
  return isPrice(candidate) && special.test(candidate.heading.compact);
}

function filledIn(columns: ColumnFacts[], { place }: Candidate): number {
  return columns[place]?.filled ?? 0;
}
