import { isErrorColumn, normalisedHeading } from "../error-column";
import { namedCurrencies } from "../parse/currencies";

export interface Heading {
  /** Lower case, "ä" as "ae", "Nummer" as "nr". */
  words: string;
  compact: string;
  language: "de" | "en" | "other" | null;
  money: "euros" | "cents" | "other" | null;
}

type Mark<Name extends "language" | "money"> = [NonNullable<Heading[Name]>, string];

const languages: Mark<"language">[] = [
  ["de", "de deu ger deutsch deutsche deutscher german"],
  ["en", "en eng englisch englische englischer english gb"],
  ["other", "fr fra franzoesisch french it ita italienisch italian es spanisch spanish nl pl cz"],
];
const moneys: Mark<"money">[] = [
  ["euros", "eur euro euros"],
  ["cents", "ct cent cents eurocent"],
  // "CAD" may be a drawing.
  ["other", namedCurrencies.filter((name) => name !== "cad").join(" ")],
];
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
  const all = wordsOf(text);
  const rest = all.filter((word, place) => {
    const isBeforeMoney = word === "in" && moneyOf.has(all[place + 1] ?? "");
    return !languageOf.has(word) && !moneyOf.has(word) && !isBeforeMoney;
  });
  const words = rest.length > 0 ? rest : all;
  return {
    words: words.join(" "),
    compact: words.join(""),
    language: firstOf(languageOf, all),
    money: firstOf(moneyOf, all),
  };
}

function wordsOf(text: string): string[] {
  const plain = text
    .normalize("NFC")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .replace(/ä/g, "ae")
    .replace(/ö/g, "oe")
    .replace(/ü/g, "ue")
    .replace(/ß/g, "ss")
    .replace(/_/g, " ")
    .replace(/#/g, " nr ")
    // "¤" is the € of ISO-8859-15, read as Windows-1252.
    .replace(/[€¤]/g, " eur ")
    .replace(/¢/g, " ct ")
    .replace(/\p{Sc}/gu, " usd ")
    .replace(/%/g, " prozent ")
    .replace(/‰/g, " promille ")
    .normalize("NFD")
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
