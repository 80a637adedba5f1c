// Leaves out codes that are also words or manufacturers ("ALL", "MAD", "AMD").
const codes = (
  "usd chf gbp pln czk huf sek nok dkk isk ron bgn hrk rsd mkd mdl uah byn rub try kzt cny rmb jpy krw inr idr myr thb " +
  "sgd hkd twd vnd aud nzd cad mxn brl ars zar egp ils aed sar qar kwd"
).split(" ");
const names = codesByWord(
  "$ dollar dollars; CHF franken; GBP pfund pound pounds sterling; PLN zloty złoty; kr kronen kroner krone; " +
    "SEK kronor krona; CZK koruna; HUF forint; JPY yen; CNY yuan renminbi rmb; RUB rubel; TRY lira; INR rupien",
);
const shortNames = codesByWord("CHF sfr fr; PLN zł zl; kr kr; CZK kč kc; HUF ft; RON lei");
const signs = codesByWord(
  "GBP £; TRY ₺; RUB ₽; INR ₹; UAH ₴; KRW ₩; ILS ₪; USD us$; CAD c$ ca$ can$ cdn$; AUD a$ au$; NZD nz$; HKD hk$; BRL r$",
);
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
    lists.flatMap(([code = "", ...words]) => words.map((word): [string, string] => [word, code])),
  );
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
