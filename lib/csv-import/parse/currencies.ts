import words from "./words.json" with { type: "json" };

// Leaves out codes that are also words or manufacturers ("ALL", "MAD", "AMD").
const codes = words.currencies.codes.split(" ");
const names = codesByWord(words.currencies.names);
const shortNames = codesByWord(words.currencies.shortNames);
const signs = codesByWord(words.currencies.signs);
const ours = ["eur", "euro", "euros"];
const sign = /\p{Sc}/u;

/** Only valid beside a price, since "ZL" and "FT" mean other things elsewhere. */
export const shortCurrencies: readonly string[] = [...shortNames.keys()];
export const namedCurrencies: readonly string[] = [...new Set([...codes, ...names.keys()])];
export const otherCurrencies: readonly string[] = [...namedCurrencies, ...shortCurrencies];

/** ISO code in capitals, or the sign where it means several currencies. */
export function codeOfCurrency(written: string): string {
  const word = written.toLowerCase();
  return names.get(word) ?? shortNames.get(word) ?? signs.get(word) ?? word.toUpperCase();
}

/** Reads "CHF sfr fr; PLN zl". */
function codesByWord(text: string): Map<string, string> {
  const lists = text.split("; ").map((list) => list.split(" "));
  return new Map(
    lists.flatMap(([code = "", ...written]) =>
      written.map((word): [string, string] => [word, code]),
    ),
  );
}

/** Of countries that write prices in this language and not in euros. */
export function currenciesOfLanguage(heading: string): string[] {
  const lists = words.currencies.ofLanguages.map((text) => text.split(" "));
  return lists.find(([word = ""]) => heading.split(" ").includes(word))?.slice(1) ?? [];
}

const knownCodes = new Set([...ours, ...codes]);

export function isCurrency(text: string): boolean {
  return knownCodes.has(text.toLowerCase()) || (text.length === 1 && sign.test(text));
}

const euro = /^(?:[€¤]|eur|euros?|978)\.?(?:\s?\/\s?(?:st|stk|stck|stück|pcs?|pce|ea)\.?)?$/i;

export function isEuro(text: string): boolean {
  return euro.test(text);
}

// Signs of several currencies.
const codesOfSigns: Readonly<Record<string, readonly string[]>> = {
  $: ["USD", "CAD", "AUD", "NZD", "SGD", "HKD", "MXN"],
  "¥": ["JPY", "CNY"],
  kr: ["SEK", "NOK", "DKK"],
};

/** "$" may be any dollar. */
export function isSameCurrency(one: string, other: string): boolean {
  const [first, second] = [plainCodeOf(one), plainCodeOf(other)];
  const isMeant = (sign: string, code: string) => codesOfSigns[sign]?.includes(code) ?? false;
  return first === second || isMeant(first, second) || isMeant(second, first);
}

function plainCodeOf(written: string): string {
  return codeOfCurrency(written.toLowerCase().replace(/\.$/, ""));
}
