// Leaves out codes that are also words or manufacturers ("ALL", "MAD", "AMD").
const codes = (
  "usd chf gbp pln czk huf sek nok dkk isk ron bgn hrk rsd mkd mdl uah byn rub try kzt cny rmb jpy krw inr idr myr thb " +
  "sgd hkd twd vnd aud nzd cad mxn brl ars zar egp ils aed sar qar kwd"
).split(" ");
const names = (
  "dollar dollars franken pfund pound pounds sterling zloty złoty kronen kronor kroner krone krona koruna forint yen " +
  "yuan renminbi rubel lira rupien"
).split(" ");
const ours = ["eur", "euro", "euros"];
const sign = /\p{Sc}/u;

/** Only valid beside a price, since "ZL" and "FT" mean other things elsewhere. */
export const shortCurrencies: readonly string[] = "sfr fr zł zl kr kč kc ft lei".split(" ");
export const namedCurrencies: readonly string[] = [...codes, ...names];
export const otherCurrencies: readonly string[] = [...namedCurrencies, ...shortCurrencies];

const knownCodes = new Set([...ours, ...codes]);

export function isCurrency(text: string): boolean {
  return knownCodes.has(text.toLowerCase()) || (text.length === 1 && sign.test(text));
}

const euro = /^(?:[€¤]|eur|euros?|978)\.?(?:\s?\/\s?(?:st|stk|stck|stück|pcs?|pce|ea)\.?)?$/i;

export function isEuro(text: string): boolean {
  return euro.test(text);
}
