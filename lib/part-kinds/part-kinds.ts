import { umlautless, wordDistance } from "@/lib/part-numbers/edit-distance";
import { foldText } from "@/lib/text/fold-text";
import { automation } from "./automation";
import { mechanics } from "./drives-and-mechanics";
import { electrics } from "./electrics";
import { fluids } from "./fluids";

/**
 * One kind a line: German terms | English terms, the shown name first. Terms are interchangeable,
 * in the singular, and in one line only.
 */
const kinds = mechanics + automation + electrics + fluids;

export interface KindGroup {
  names: { de: string; en: string };
  /** Folded, those of the names first. */
  terms: string[];
  keys: string[];
  nameKeys: string[];
  spellings: string[];
}

// One slip turns shorter words into others: "rolle", "rohr".
const minSlipLength = 5;
const minTwoSlipsLength = 9;
const minBeginning = 3;
const minTermBeginning = 4;
const endings = ["e", "n", "s", "en", "er", "es"];

export const kindGroups: KindGroup[] = readKinds(kinds);

const groupsByKey = groupsOfTerms(kindGroups);

export const maxKindWords = Math.max(
  ...kindGroups.flatMap(({ terms }) => terms.map((term) => term.split(" ").length)),
);

const singleWords = kindGroups.flatMap((group) =>
  group.terms
    .filter((term) => term.length >= minSlipLength && !term.includes(" "))
    .map((term) => ({ term, letters: lettersOf(umlautless(term)), group })),
);

/** Accepts singular and plural. Null for an unknown phrase. */
export function synonymsOf(phrase: string): string[] | null {
  const groups = groupsOf(phrase);
  return groups.length === 0 ? null : [...new Set(groups.flatMap(({ terms }) => terms))];
}

/** Accepts one slip from five letters on, two from nine. */
export function findKindBySlip(word: string): string | null {
  if (word.length < minSlipLength || !/^[a-z]+$/.test(word) || groupsOf(word).length > 0) {
    return null;
  }
  const most = word.length < minTwoSlipsLength ? 1 : 2;
  const typed = [word, ...baseFormsOf(word)].filter((form) => form.length >= minSlipLength);
  const near = typed.flatMap((form) => {
    const letters = lettersOf(umlautless(form));
    return singleWords
      .filter((one) => countBits(one.letters ^ letters) <= 2 * most)
      .map(({ term, group }) => ({ term, group, slips: wordDistance(form, term, most) }));
  });
  const fewest = Math.min(...near.map(({ slips }) => slips));
  const best = fewest > most ? [] : near.filter(({ slips }) => slips === fewest);
  return new Set(best.map(({ group }) => group)).size === 1 ? (best[0]?.term ?? null) : null;
}

/** Restores the spelling of a folded term. */
export function spellingOf(term: string): string {
  const [group] = groupsByKey.get(keyOf(term)) ?? [];
  return group?.spellings[group.terms.indexOf(term)] ?? term;
}

/**
 * Matches names from three letters on, other terms from four. "sie" should not suggest a filter
 * (Sieb).
 */
export function findKindsBeginning(text: string, limit: number): KindGroup[] {
  const typed = keyOf(text);
  const lengthOf = (keys: string[], fewest: number) =>
    Math.min(
      ...keys
        .filter((key) => key === typed || (typed.length >= fewest && key.startsWith(typed)))
        .map((key) => key.length),
    );
  const placed = kindGroups.map((group) => ({
    group,
    name: lengthOf(group.nameKeys, minBeginning),
    term: lengthOf(group.keys, minTermBeginning),
  }));
  return placed
    .filter(({ name, term }) => typed !== "" && Math.min(name, term) < Number.POSITIVE_INFINITY)
    .toSorted((one, other) => one.name - other.name || one.term - other.term)
    .slice(0, limit)
    .map(({ group }) => group);
}

/** One slip changes at most two bits, which avoids most comparisons. */
function lettersOf(word: string): number {
  return [...word].reduce((letters, letter) => letters | (1 << (letter.charCodeAt(0) % 32)), 0);
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    count += 1;
  }
  return count;
}

function readKinds(text: string): KindGroup[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => {
    const [[de = "", ...german] = [], [en = "", ...english] = []] = line
      .split("|")
      .map((side) => side.split(",").map((term) => term.trim()));
    const byTerm = new Map([de, en, ...german, ...english].map((term) => [foldTerm(term), term]));
    const terms = [...byTerm.keys()];
    return {
      names: { de, en },
      terms,
      keys: terms.map(keyOf),
      nameKeys: [keyOf(de), keyOf(en)],
      spellings: [...byTerm.values()],
    };
  });
}

function foldTerm(term: string): string {
  return foldText(term)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** "ballbearing" is a ball bearing, "LS Schalter" an LS-Schalter. */
function keyOf(phrase: string): string {
  return foldTerm(phrase).replaceAll(" ", "");
}

function groupsOfTerms(groups: KindGroup[]): Map<string, Set<KindGroup>> {
  const byKey = new Map<string, Set<KindGroup>>();
  for (const group of groups) {
    for (const key of group.terms.flatMap(keysOf)) {
      byKey.set(key, (byKey.get(key) ?? new Set()).add(group));
    }
  }
  return byKey;
}

/** Adds "induktiv Sensor", since the plural of the adjective ends differently. */
function keysOf(term: string): string[] {
  const words = term.split(" ");
  const stems = words.slice(0, -1).map((word) => baseFormsOf(word)[0] ?? word);
  return [...new Set([keyOf(term), keyOf([...stems, words.at(-1)].join(" "))])];
}

function groupsOf(phrase: string): KindGroup[] {
  const words = foldTerm(phrase).split(" ");
  const forms = words.length > maxKindWords ? [] : phrasesOf(words);
  const known = forms.find((form) => groupsByKey.has(form));
  return known === undefined ? [] : [...(groupsByKey.get(known) ?? [])];
}

/** As typed first, then each word in each base form. */
function phrasesOf(words: string[]): string[] {
  return words.reduce<string[]>(
    (beginnings, word) =>
      beginnings.flatMap((beginning) =>
        [word, ...baseFormsOf(word)].map((form) => `${beginning}${form}`),
      ),
    [""],
  );
}

/**
 * The shortest ending first: "schlaeuche" gives "schlaeuch" and "schlauch". "für" is no plural of
 * "FU".
 */
function baseFormsOf(word: string): string[] {
  const stems = endings
    .filter(
      (ending) => word.endsWith(ending) && word.length - ending.length >= (ending === "er" ? 3 : 2),
    )
    .map((ending) => word.slice(0, -ending.length));
  const batteries = word.endsWith("ies") ? [`${word.slice(0, -3)}y`] : [];
  return [...stems, ...batteries].flatMap((stem) => [stem, ...withoutUmlaut(stem)]);
}

function withoutUmlaut(stem: string): string[] {
  const bare = stem.replace(/([aou])e(?=[^aeou]*$|u[^aeou]*$)/, "$1");
  return bare === stem ? [] : [bare];
}
