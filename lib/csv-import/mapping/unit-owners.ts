import type { ColumnFacts } from "../fields";
import type { Candidate } from "./candidates";
import { headingOf } from "./headings";
import { scores } from "./matching";

/** Of a heading: what a part has cost, or how it is valued. */
export const bought =
  /^ek|ek(?:preis|netto)?\d?$|einkauf|einstand|purchase|(?<!versand|fracht)kosten|(?<!shipping|freight)cost|standard(?!selling|vk)|gleit|gld|bewert|durchschn|average|verrechn|planpreis|stprs|verpr/;
const sold = /vk|verkauf|sale|sell/;

/**
 * Of the columns that may say what prices are for, those of the price that is proposed: what names it ("VK-PE") before
 * what stands behind it, and none between a purchase or standard price and it: SAP's standard price has its own.
 */
export function withoutOtherUnits(all: Candidate[], columns: ColumnFacts[]): Candidate[] {
  const chosen = all.find(({ field }) => field === "pricePerProductInCt");
  const units = all.filter(({ field, score }) => field === "pricePer" && score < scores.ours);
  if (!chosen) {
    return all;
  }
  const filled = units.filter(({ place }) => (columns[place]?.filled ?? 0) > 0);
  const isSold = ({ heading }: Candidate) => sold.test(heading.compact);
  const named = isSold(chosen) ? filled.filter(isSold) : [];
  const behind = filled.filter((unit) => placeBefore(unit, all) === chosen.place);
  const free = units.filter((unit) => {
    const { compact } = headingOf(columns[placeBefore(unit, all)]?.heading ?? "");
    return chosen.place < unit.place || !bought.test(compact);
  });
  const meant = [named, behind].find((some) => some.length > 0) ?? free;
  return all.filter((one) => !units.includes(one) || meant.includes(one));
}

/** What a unit stands directly behind, but for a currency between. */
function placeBefore({ place }: Candidate, all: Candidate[]): number {
  const isCurrency = all.some((one) => one.field === "currency" && one.place === place - 1);
  return isCurrency ? place - 2 : place - 1;
}
