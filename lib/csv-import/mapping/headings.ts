import type { Locale } from "@/lib/i18n/locales";
import { withoutGuard } from "@/lib/listings/csv-cells";

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

const reasonWords = { de: "Fehler (Lagerfund-Import", en: "Fault (Lagerfund import" } as const;
const reasonPattern = /^(?:fehler \(lagerfund-import|fault \(lagerfund import) ([0-9a-f]{8})\)$/;

/**
 * The heading of the last column of a file of invalid rows. It names their import by the beginning of its id: where they
 * come back mended they are known by it, and it is no column of the seller's.
 */
export function reasonHeading(locale: Locale, importId: string): string {
  return `${reasonWords[locale]} ${importId.slice(0, 8)})`;
}

/**
 * "The same headings": as many, in the same order, whatever their case and the spaces around them. The reasons that we
 * have put behind invalid rows do not count, so that a mended file is assigned as the file that it came from. Elsewhere
 * they count: what is assigned are places.
 */
export function headingsKey(columns: { heading: string }[]): string {
  const last = columns.findLastIndex(({ heading }) => !isReason(heading));
  return JSON.stringify(columns.slice(0, last + 1).map(({ heading }) => comparable(heading)));
}

/** How the id begins of the import that these rows were left behind by; null where they are not brought back mended. */
export function importMendedBy(columns: { heading: string }[]): string | null {
  const reasons = columns.find(({ heading }) => isReason(heading));
  return reasons ? (reasonPattern.exec(comparable(reasons.heading))?.[1] ?? null) : null;
}

/** Whether it is the heading of our reasons. */
export function isReason(heading: string): boolean {
  return reasonPattern.test(comparable(heading));
}

/** Also as our file of invalid rows has it, guarded against being run. */
function comparable(heading: string): string {
  return withoutGuard(heading.normalize("NFC").replace(/\s+/g, " ").trim()).toLowerCase();
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
    .replace(/¢/g, " ct ")
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
