import { namedQuantities, severalPieces } from "../cells/price-units";
import type { PriceQuantity } from "../fields";

/** What a heading of prices says of more than one piece. */
export interface ManyPieces {
  /** Null where it names no number that a price can be for here, or a tier: "je 50", "per dozen", "(C)", "ab 100". */
  quantity: Exclude<PriceQuantity, 1> | null;
  /** The heading without it. */
  rest: string;
}

const offered = [10, 100, 1000] as const;
const named = new Map([...namedQuantities, ["%", 100], ["‰", 1000]]);
// A carton in a unit of quantities, cents in a heading of prices.
const several = [...severalPieces].filter((word) => word !== "ct");
const words = [...new Set([...named.keys(), ...several])].join("|");
const piece = "(?:st|stk|stck|stück|stueck|pcs?|pieces?|ea|er)(?!\\p{L})";
// "je 100 Stück", "/Tsd.", "(100 Stk)"
const forMany = new RegExp(
  "(?:(?<per>/|(?<!\\p{L})(?:je|pro|per|p\\.|für|fuer|for)(?!\\p{L}))|[(\\[])[\\s_.-]*" +
    `(?<many>\\d(?:[\\d.,' ]*\\d)?|(?:${words})(?!\\p{L}))[\\s_.]*(?<unit>${piece})?[.)\\]]*`,
  "giu",
);
// Behind a bare number: "je 100 in EUR", and not "je 100 mm".
const behindNumber =
  /^[^\p{L}\d+–-]*(?:$|(?:in|eur|euros?|ct|cents?|netto|net|brutto|gross|ohne|inkl|incl|exkl|excl|zzgl|mwst|ust|vat)(?!\p{L}))/iu;
// "ab 100", "10-99 Stk"
const otherMany = new RegExp(
  `(?<!\\p{L})(?:ab|bei|from)\\s*(?!1(?!\\d))\\d|(?<!\\d)(?!1(?!\\d))\\d+\\s*${piece}`,
  "iu",
);
const count = /^(?:\d+|[1-9]\d{0,2}([.,' ])\d{3}(?:\1\d{3})*)$/;

/** How many pieces a heading of prices says that they are for; null where it says nothing, or one. */
export function manyPieces(heading: string): ManyPieces | null {
  const text = heading
    .replace(/\s+/g, " ")
    .replace(/[’‘`´]/g, "'")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .trim();
  const found = [...text.matchAll(forMany)].find(isMeant);
  if (!found) {
    return otherMany.test(text) ? { quantity: null, rest: text } : null;
  }
  const { many = "", unit } = found.groups ?? {};
  const number = numberOf(many);
  if (number === 1) {
    return null;
  }
  const before = text.slice(0, found.index);
  const behind = text.slice(found.index + found[0].length);
  const isClear = unit !== undefined || behindNumber.test(behind);
  const quantity = isClear ? offered.find((pieces) => pieces === number) : undefined;
  return { quantity: quantity ?? null, rest: `${before} ${behind}` };
}

/** A bare number in brackets may count anything: "Preis (2)"; "(gross)" and "net/gross" are with tax. */
function isMeant({ groups: { per, many = "", unit } = {} }: RegExpExecArray): boolean {
  const isTaxed = /^gross$/i.test(many) && (per === undefined || per === "/");
  return !isTaxed && (Boolean(per ?? unit) || !/^\d/.test(many));
}

/** Null of what is no whole number, or not for certain: "31.12.", "C". */
function numberOf(many: string): number | null {
  const known = named.get(many.toLowerCase());
  if (known !== undefined) {
    return known;
  }
  return count.test(many) ? Number(many.replace(/\D/g, "")) : null;
}
