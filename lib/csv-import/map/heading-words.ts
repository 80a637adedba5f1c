import { isErrorColumn, normalisedHeading } from "../error-column";
import { codeOfCurrency, namedCurrencies, shortCurrencies } from "../parse/currencies";

export interface Heading {
  /** Lower case, "ä" as "ae", "Nummer" as "nr". */
  words: string;
  compact: string;
  /** Of a heading with a slash, each side compact. */
  halves: string[];
  language: "de" | "en" | "other" | null;
  money: "euros" | "cents" | "other" | null;
}

type Mark<Name extends "language" | "money"> = [NonNullable<Heading[Name]>, string];

const languages: Mark<"language">[] = [
  ["de", "de deu ger deutsch deutsche deutscher german tedesco aleman allemand niemiecki duits"],
  ["en", "en eng englisch englische englischer english gb inglese ingles anglais angielski engels"],
  ["other", "fr fra franzoesisch french it ita italienisch italian es spanisch spanish nl pl cz"],
];
const moneys: Mark<"money">[] = [
  ["euros", "eur euro euros"],
  ["cents", "ct cent cents eurocent"],
];
const named = new Set(namedCurrencies);
const currencies = new Set([...namedCurrencies, ...shortCurrencies]);
// Mean nothing else, so that they need no word of money beside them.
const plainCodes = new Set("usd chf gbp pln czk huf dkk nok aud nzd jpy cny".split(" "));
const moneyWord =
  /preis|pri[csx]|prezz|precio|prijs|^cen[ay]|^(?:[ev]k|ep|uvp|msrp|rrp|pvp|ext|net|each|fee|rate)|netto|brutto|gross|extended|total|summe|^sum$|wert|value|valor|valeur|wartosc|hodnota|waarde|betrag|amount|montant|import[eo]|kosten|cost|kosz|cout|tarif|umsatz/;
const currencySign = /(?:(?<!\p{L})(?:us|c|ca|can|cdn|a|au|nz|hk|r))?(?![€¤¢])\p{Sc}/giu;
const shortCurrency =
  /(?<![/\p{L}])(?:[sS]?Fr|sfr|[zZ][łŁlL]|[kK][rR]|[kK][čČcC]|Ft|[lL]ei)(?!\p{L})/u;
const languageOf = byWord(languages);
const moneyOf = byWord(moneys);

/** Ignores reason columns at the end, so that corrected files keep their mapping. */
export function headingsKey(columns: { heading: string }[]): string {
  const last = columns.findLastIndex(({ heading }) => !isErrorColumn(heading));
  return JSON.stringify(
    columns.slice(0, last + 1).map(({ heading }) => normalisedHeading(heading)),
  );
}

export function headingOf(text: string): Heading {
  const halves = text.includes("/") ? text.split("/") : [];
  const all = wordsOf(text);
  const currency = currencyInHeading(text);
  const isMoney = (word: string) => moneyOf.has(word) || (currency && currencies.has(word));
  const rest = all.filter((word, place) => {
    const isBeforeMoney = word === "in" && isMoney(all[place + 1] ?? "");
    return !languageOf.has(word) && !isMoney(word) && !isBeforeMoney;
  });
  const words = rest.length > 0 ? rest : all;
  return {
    words: words.join(" "),
    compact: words.join(""),
    halves: halves.map((half) => headingOf(half).compact).filter((half) => half !== ""),
    language: firstOf(languageOf, all),
    money: currency === null ? firstOf(moneyOf, all) : "other",
  };
}

/** ISO code, or the sign where it means several currencies. Null for euros. */
export function currencyInHeading(text: string): string | null {
  const words = wordsOf(text);
  const [sign] = text.match(currencySign) ?? [];
  const isOfMoney = sign !== undefined || words.some((word) => moneyWord.test(word));
  const code = words.find((word, place) => {
    const isMeasure = /^(?:per|je|pro)$/.test(words[place - 1] ?? "");
    const isAlone = words.length === 1 && word !== "cad";
    return named.has(word) && !isMeasure && (isOfMoney || isAlone || plainCodes.has(word));
  });
  const [short] = isOfMoney ? (shortCurrency.exec(text) ?? []) : [];
  const written = code ?? sign ?? short;
  return written === undefined ? null : codeOfCurrency(written);
}

function wordsOf(text: string): string[] {
  const plain = text
    .normalize("NFC")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replace(currencySign, " ")
    .toLowerCase()
    .replace(/ł/g, "l")
    .replace(/ı/g, "i")
    .replace(/[&+]/g, " and ")
    .replace(/ä/g, "ae")
    .replace(/ö/g, "oe")
    .replace(/ü/g, "ue")
    .replace(/ß/g, "ss")
    .replace(/_/g, " ")
    .replace(/#/g, " nr ")
    // "¤" is the € of ISO-8859-15, read as Windows-1252.
    .replace(/[€¤]/g, " eur ")
    .replace(/¢/g, " ct ")
    .replace(/(?<=\b(?:in[ck]l?|e[xk][ck]l|mit|zzgl)\.? )\d+(?:[.,]\d+)? ?%/g, "")
    .replace(/%/g, " prozent ")
    .replace(/‰/g, " promille ")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/nummern?(?![a-z])/g, "nr")
    .replace(/\bnum(?:bers?)?\b/g, "no");
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
}

function byWord<Name extends "language" | "money">(marks: Mark<Name>[]) {
  type Entry = [string, NonNullable<Heading[Name]>];
  return new Map(
    marks.flatMap(([name, words]) => words.split(" ").map((word): Entry => [word, name])),
  );
}

function firstOf<Name>(names: Map<string, Name>, words: string[]): Name | null {
  const [first] = words.flatMap((word) => names.get(word) ?? []);
  return first ?? null;
}
