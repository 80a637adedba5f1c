import { readPrice } from "../cells/amounts";
import type { ColumnFacts } from "../fields";
import type { Candidate } from "./candidates";
import { filledIn } from "./column-content";
import { type Heading, headingOf } from "./headings";
import { scores } from "./matching";

// Of a heading: what a part has cost, or how it is valued.
const bought =
  /^ek|ek(?:preis|netto)?\d?$|einkauf|einstand|purchase|(?<!versand|fracht|lager)kosten(?!los)|(?<!shipping|freight)cost|standard(?!selling|vk)|gleit|gld|(?<!slow|fast|non)moving|movav|bewert|durchschn|average|verrechn|planpreis|stprs|verpr/;
// And what else has such a word: "EkGrp", "Kostenstelle", "Bewertungsklasse".
const boughtBy =
  /(?:grp|gruppe|group|org|organi[sz]ation|klasse|class|stellen?|traeger|kreis|center|centre|art|ort|platz|typ|type|code|order|nr|no|menge|(?<!per)(?:quantity|qty)|rabatt|discount|beleg|verbrauch|consumption|usage|datum|date|text|(?<!(?:je|pro|per)(?:mengen|basis|lager|base)?)(?:einheit|unit))$/;
// "Standardlieferant"; but "Einkaufspreis Lieferant".
const boughtFrom =
  /^(?!.*(?:preis|price|kosten|cost|^ek)).*(?:lieferant|supplier|vendor|land|country|werk|stock|bestand)$/;
// As what a part has cost times this: a price for one would be far more than what it has cost in tens or hundreds.
const leastMargin = 0.5;
const mostMargin = 10;
const sold = /vk|verkauf|sale|sell/;

/**
 * Of the columns that may say what prices are for, those of the price that is proposed: what names it ("VK-PE") before
 * what stands behind it, and none that is another price's: SAP's standard price has its own.
 */
export function withoutOtherUnits(all: Candidate[], columns: ColumnFacts[]): Candidate[] {
  const chosen = all.find(({ field }) => field === "pricePerProductInCt");
  const units = all.filter(({ field, score }) => field === "pricePer" && score < scores.ours);
  if (!chosen) {
    return all;
  }
  const filled = units.filter((unit) => filledIn(columns, unit) > 0);
  const isSold = ({ heading }: Candidate) => isOfSelling(heading);
  const named = isSold(chosen) ? filled.filter(isSold) : [];
  const behind = filled.filter((unit) => placeBefore(unit, all) === chosen.place);
  const price = columns[chosen.place];
  const free = units.filter((unit) => {
    const before = columns[placeBefore(unit, all)];
    const isOfBoth = chosen.place < unit.place && areAlike(price, before);
    return isOfBoth || !isBoughtPrice(before);
  });
  const meant = [named, behind].find((some) => some.length > 0) ?? free;
  return all.filter((one) => !units.includes(one) || meant.includes(one));
}

/** Whether a heading says that it is about selling. */
export function isOfSelling({ compact }: Heading): boolean {
  return sold.test(compact);
}

/** Whether a column is what parts have cost, or their value; one without cells by its heading alone. */
export function isBoughtPrice(column: ColumnFacts | undefined): boolean {
  if (!column) {
    return false;
  }
  const { compact } = headingOf(column.heading);
  const isOther = boughtBy.test(compact) || boughtFrom.test(compact);
  return bought.test(compact) && !isOther && column.numbers.other * 2 <= column.filled;
}

/**
 * Whether the unit behind two prices is that of both, as far as is seen: where what is sold in ones were bought in hundreds
 * the two would not look alike. Nothing that was paid has a unit of its own.
 */
function areAlike(sale: ColumnFacts | undefined, purchase: ColumnFacts | undefined): boolean {
  const asked = pricesIn(sale);
  const paid = pricesIn(purchase);
  const margins = paid.flatMap((price, row) => (price ? (asked[row] ?? 0) / price : []));
  const areSeen = margins.some((margin) => margin > 0) || paid.every((price) => price === 0);
  return areSeen && margins.every((margin) => margin === 0 || isUsual(margin));
}

function isUsual(margin: number): boolean {
  return margin >= leastMargin && margin <= mostMargin;
}

/** In cents; null of what cannot be read. */
function pricesIn(column: ColumnFacts | undefined): (number | null)[] {
  const readings = column?.samples.map((cell) => readPrice(cell, "euros")) ?? [];
  return readings.map((reading) => ("value" in reading ? reading.value : null));
}

/** What a unit stands directly behind, but for a currency between. */
function placeBefore({ place }: Candidate, all: Candidate[]): number {
  const isCurrency = all.some((one) => one.field === "currency" && one.place === place - 1);
  return isCurrency ? place - 2 : place - 1;
}
