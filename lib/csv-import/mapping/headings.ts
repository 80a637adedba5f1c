/** What a heading says, apart from the language and the money that it names. */
export interface Heading {
  /** Its words in small letters, ä as ae, "Nummer" as "nr". */
  words: string;
  /** The same without spaces: "Artikel-Nr." and "ArtikelNr" are one. */
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
  ["other", "usd chf gbp dollar franken"],
];
const languageOf = byWord(languages);
const moneyOf = byWord(moneys);

/** The last column of a file of invalid rows; where such a file comes back mended it is no column of the seller's. */
export const reasonHeadings = { de: "Fehler (Lagerfund)", en: "Fault (Lagerfund)" } as const;

/**
 * "The same headings": as many, in the same order, whatever their case and the spaces around them. The reasons that we
 * have put behind invalid rows do not count, so that a mended file is assigned as the file that it came from. Elsewhere
 * they count: what is assigned are places.
 */
export function headingsKey(columns: { heading: string }[]): string {
  const headings = columns.map(({ heading }) => comparable(heading));
  return JSON.stringify(headings.slice(0, headings.findLastIndex(isOwn) + 1));
}

/** Whether a file has our reasons beside its rows: it brings mended ones back. */
export function hasReasons(columns: { heading: string }[]): boolean {
  return columns.some(({ heading }) => !isOwn(comparable(heading)));
}

const reasons = new Set<string>(Object.values(reasonHeadings).map(comparable));

function isOwn(heading: string): boolean {
  return !reasons.has(heading);
}

function comparable(heading: string): string {
  return heading.normalize("NFC").replace(/\s+/g, " ").trim().toLowerCase();
}

/** A heading of a file as it is compared: "VK netto [€]" is "vk netto" in euros. */
export function headingOf(text: string): Heading {
  const all = wordsOf(text);
  const rest = all.filter((word, place) => {
    const isBeforeMoney = word === "in" && moneyOf.has(all[place + 1] ?? "");
    return !languageOf.has(word) && !moneyOf.has(word) && !isBeforeMoney;
  });
  // What says nothing but a language or a currency is left as it is.
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
    .replace(/€/g, " eur ")
    .replace(/\$/g, " usd ")
    .replace(/%/g, " prozent ")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/nummern?(?![a-z])/g, "nr")
    .replace(/\bnumbers?\b/g, "no");
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
