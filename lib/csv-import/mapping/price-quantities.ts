import { readPriceQuantity } from "../cells/price-units";
import { type Cell, type ColumnFacts, priceQuantities } from "../fields";
import type { Heading } from "./headings";

// "Preis je Einheit", "VK je"
const meant =
  /(?:preis|price|pricing|vk).*(?:einheit|unit|uom|bezug|menge|quantity|qty|dim|fa[kc]tor|basis|je|pro|per)$|^(?:je|pro|per)(?:menge|einheit|quantity|qty|unit)?$/;
const other = /staffel|rabatt|pack|gebinde|karton|palett/;

/**
 * "VK-Einheit", "EUR je": a heading that may say for how many pieces prices are, above nothing but 1, 10, 100 and 1,000,
 * and not 1 alone.
 */
export function isPriceQuantity({ samples }: ColumnFacts, { compact }: Heading): boolean {
  const pieces = samples.map(piecesIn);
  const isOffered = pieces.every((count) => priceQuantities.some((offered) => offered === count));
  const isMany = pieces.some((count) => count !== 1);
  return meant.test(compact) && !other.test(compact) && isOffered && isMany;
}

function piecesIn(cell: Cell): number | null {
  const reading = readPriceQuantity(cell);
  return "value" in reading ? reading.value : null;
}
