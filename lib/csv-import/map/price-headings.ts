import { type Heading, headingOf } from "./heading-words";
import headings from "./known-headings.json" with { type: "json" };

const { whole, value, price, goods, filler, tax, cost, valuation } = headings.priceWords;
const percent = "(?:\\d+(?:prozent)?)?";
const without = new RegExp(`(?:^| )(?:${filler})(?= |$)|netto|brutto| `, "g");
const onlyTotal = new RegExp(`^(?:${whole}|line|${value}|${price}|${goods})+$`);
const anyTotal = new RegExp(`${whole}|${value}`);
const onlyGoods = new RegExp(`^(?:${whole}|${price})*(?:${goods})(?:${whole}|${price}|${goods})*$`);
const gross = new RegExp(
  `brutto|gross(?:unit|sales|selling|list)?price|ttc|in[ck]l?(?:usive|uding|uid[ao]|us[ao]|usief)?${percent}(?:${tax})|` +
    `(?:mit|with|avec|con|met)${percent}(?:${tax})|(?:${tax})(?:in[ck]l?|inbegr|compres)|in[ck]l$|(?:^|prezz[oi])ivat[oai]|^pvp|alpub{1,2}lico`,
);
const grossWord = /(?:^| )(?:gross|inc|[zs] (?:vat|dph))(?: |$)/;
const costs = new RegExp(cost);
const valuations = new RegExp(valuation);
const values = new RegExp(value);
const ofPiece = /st(?:k|ck|ueck)|einzel|einheit|unit|each|piece|pcs|^(?:je|pro|per)/;
const valuesOrPrice = new RegExp(`^(?:pr(?:eis|ice)|ep)$|${value}`);

/** Such as "Gesamtpreis" and "Extended Price CAD", but not "Gesamtbestand". */
export function meansLineTotal(heading: string): boolean {
  const text = headingOf(heading).words.replace(without, "");
  return onlyTotal.test(text) && anyTotal.test(text) && !onlyGoods.test(text);
}

/** Such as "Wert frei verw.", but not "Wert je Stück". */
export function meansValue(heading: string): boolean {
  const { compact } = headingOf(heading);
  return values.test(compact) && !ofPiece.test(compact);
}

/** With VAT, but not a gross weight. */
export function meansGross(heading: string): boolean {
  const { compact, words } = headingOf(heading);
  const isWeight = /gewicht|weight|mass|peso/.test(compact);
  return !isWeight && (gross.test(compact) || grossWord.test(words));
}

const forSeveral =
  /(?:\/|(?<!\p{L})(?:je|pro|per|für))\s*(10|100|1\.?000)(?!\d)|(?<!\d ?)(%)\s?St(?:k|ck|ück)?(?!\p{L})/iu;

/** "Nettopreis / 100" is for 100 pieces, as "Preis % St." is. Null for headings that name no quantity. */
export function piecesInHeading(heading: string): { pieces: string; rest: string } | null {
  const [whole = "", number, percent] = forSeveral.exec(heading) ?? [];
  const pieces = percent ? "100" : number?.replace(".", "");
  return pieces === undefined ? null : { pieces, rest: heading.replace(whole, " ") };
}

/** SAP's "Preis" beside its price control values the stock, as "Wert" does beside a cost. */
export function valuesOfStock(columns: Heading[]): RegExp | null {
  const has = (pattern: RegExp) => columns.some(({ compact }) => pattern.test(compact));
  return has(valuations) ? valuesOrPrice : has(costs) ? values : null;
}
