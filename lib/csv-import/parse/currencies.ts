// Leaves out codes that are also words or manufacturers ("ALL", "MAD", "AMD").
const codes = (
  "usd chf gbp pln czk huf sek nok dkk isk ron bgn hrk rsd mkd mdl uah byn rub try kzt cny rmb jpy krw inr idr myr thb " +
  "sgd hkd twd vnd aud nzd cad mxn brl ars zar egp ils aed sar qar kwd"
).split(" ");
/** A sign stands for several currencies of one name. */
const nameCodes: Readonly<Record<string, string>> = {
  dollar: "$",
  dollars: "$",
  franken: "CHF",
  pfund: "GBP",
  pound: "GBP",
  pounds: "GBP",
  sterling: "GBP",
  zloty: "PLN",
  złoty: "PLN",
  kronen: "kr",
  kronor: "SEK",
  kroner: "kr",
  krone: "kr",
  krona: "SEK",
  koruna: "CZK",
  forint: "HUF",
  yen: "JPY",
  yuan: "CNY",
  renminbi: "CNY",
  rmb: "CNY",
  rubel: "RUB",
  lira: "TRY",
  rupien: "INR",
};
const shortCodes: Readonly<Record<string, string>> = {
  sfr: "CHF",
  fr: "CHF",
  zł: "PLN",
  zl: "PLN",
  kr: "kr",
  kč: "CZK",
  kc: "CZK",
  ft: "HUF",
  lei: "RON",
};
const signCodes: Readonly<Record<string, string>> = {
  "£": "GBP",
  us$: "USD",
  c$: "CAD",
  ca$: "CAD",
  can$: "CAD",
  cdn$: "CAD",
  a$: "AUD",
  au$: "AUD",
  nz$: "NZD",
  hk$: "HKD",
  r$: "BRL",
  "₺": "TRY",
  "₽": "RUB",
  "₹": "INR",
  "₴": "UAH",
  "₩": "KRW",
  "₪": "ILS",
};
const ours = ["eur", "euro", "euros"];
const sign = /\p{Sc}/u;

/** Only valid beside a price, since "ZL" and "FT" mean other things elsewhere. */
export const shortCurrencies: readonly string[] = Object.keys(shortCodes);
export const namedCurrencies: readonly string[] = [
  ...new Set([...codes, ...Object.keys(nameCodes)]),
];
export const otherCurrencies: readonly string[] = [...namedCurrencies, ...shortCurrencies];

/** ISO code in capitals, or the sign where it means several currencies. */
export function codeOfCurrency(written: string): string {
  const known = signCodes[written] ?? nameCodes[written] ?? shortCodes[written];
  return known ?? written.toUpperCase();
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
