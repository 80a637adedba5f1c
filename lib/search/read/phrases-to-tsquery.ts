import { isLegalForm } from "@/lib/manufacturers/names";
import type { AliasMatch } from "@/lib/manufacturers/queries/find-by-aliases";
import { findKindBySlip, maxKindWords, synonymsOf } from "@/lib/part-kinds/part-kinds";
import type { Vocabulary } from "./queries/look-up-vocabulary";
import type { Token } from "./query-tokens";
import { isCompoundOf, isFormOf, isMeasure, stemOf, wordsIn } from "./words-and-measures";

export interface KnownQuery {
  tokens: Token[];
  vocabulary: Vocabulary;
  aliases: AliasMatch[];
}

export interface Phrase {
  text: string;
  kind: "kind" | "measure" | "word";
  /** All forms of the word, as the text of a `tsquery`. */
  typed: string;
  compound: string;
  narrow: string;
  anywhere: string;
  /** No name or description contains it. Always false for numbers. */
  isUnknown: boolean;
  meant: string | null;
}

export function phrasesIn(tokens: Token[], query: Omit<KnownQuery, "tokens">): Phrase[] {
  const words = typedWordsOf(tokens);
  const phrases: Phrase[] = [];
  for (let place = 0; place < words.length; ) {
    const rest = words.slice(place);
    const phrase = rest.slice(0, longestPhrase(rest, query.aliases));
    const text = [...new Set(phrase.map(({ typed }) => typed))].join(" ");
    const said = phrase.map(({ word }) => word);
    phrases.push({ ...phraseOf(said, query), text });
    place += phrase.length;
  }
  return phrases;
}

/** Keeps what was typed for each folded word: "24 V" for "24v". */
function typedWordsOf(tokens: Token[]): { word: string; typed: string }[] {
  const chunks: string[] = [];
  for (const { text } of tokens) {
    const joined = `${chunks.at(-1) ?? ""} ${text}`;
    const isJoined =
      chunks.length > 0 &&
      wordsIn(joined).length < wordsIn(chunks.at(-1) ?? "").length + wordsIn(text).length;
    chunks.splice(isJoined ? -1 : chunks.length, 1, isJoined ? joined : text);
  }
  return chunks.flatMap((typed) => {
    const words = wordsIn(typed);
    const isOne = words.length === 1 || words.every(staysJoined);
    return words.map((word) => ({ word, typed: isOne ? typed : word }));
  });
}

function staysJoined(word: string): boolean {
  return /\d/.test(word) || word.length === 1 || word === "dc" || word === "ac";
}

function longestPhrase(rest: { word: string; typed: string }[], aliases: AliasMatch[]): number {
  const words = rest.map(({ word }) => word);
  const longest = Math.min(maxKindWords, words.length);
  for (let length = longest; length > 1; length -= 1) {
    const phrase = words.slice(0, length);
    if (
      synonymsOf(phrase.join(" ")) ||
      aliases.some(({ span }) => span === manufacturerOf(phrase))
    ) {
      return length;
    }
  }
  const other = rest.findIndex(({ word, typed }) => typed !== rest[0]?.typed || !staysJoined(word));
  return other < 0 ? rest.length : Math.max(other, 1);
}

/** "Diodes Incorporated" is Diodes. */
function manufacturerOf(phrase: string[]): string {
  const last = phrase.findLastIndex((word) => !isLegalForm(word));
  return phrase.slice(0, Math.max(last, 0) + 1).join("");
}

function phraseOf(
  phrase: string[],
  { vocabulary, aliases }: Omit<KnownQuery, "tokens">,
): Omit<Phrase, "text"> {
  const text = phrase.join(" ");
  const named = aliases
    .filter(({ span, isSlip }) => span === manufacturerOf(phrase) && !isSlip && !/\d/.test(span))
    .map(({ manufacturerId }) => `'#h${manufacturerId}'`);
  if (/\d/.test(text)) {
    const inName = (word: string) => anyOf([...spellingsOf(word), `${lexeme(`${word}/`)}:*`]);
    const longer = (word: string) => anyOf([inName(word), ...beginningOf(word)]);
    const compound = allOf(phrase.map(longer));
    return {
      kind: phrase.every(isMeasure) ? "measure" : "word",
      typed: allOf(phrase.map(inName)),
      compound,
      narrow: compound,
      anywhere: allOf(phrase.map((word) => anyOf([longer(word), lexeme(`~${word}`)]))),
      isUnknown: false,
      meant: null,
    };
  }
  return plainPhraseOf(text, named, vocabulary);
}

/** "G120C" also means G120, but "G12" is a thread. */
function beginningOf(word: string): string[] {
  return /^[a-z]+\d{3,}$/.test(word) || (/^[a-z]+\d{2}$/.test(word) && !isMeasure(word))
    ? [`${lexeme(word)}:*`]
    : [];
}

const longUnits: Record<string, string> = { v: "volt", a: "ampere", w: "watt", l: "liter" };

function spellingsOf(word: string): string[] {
  const own = lexeme(word);
  // "25x52" also finds "25 × 52 × 15 mm".
  if (/^[\d.]+$/.test(word)) {
    return [own, lexeme(`${word}x`), lexeme(`${word}mm`)];
  }
  // The 16 of "M16 × 1,5", and millimetres without a unit.
  if (/^\d+(?:x|mm)$/.test(word)) {
    return [own, lexeme(word.endsWith("x") ? `m${word}` : word.replace("mm", ""))];
  }
  if (/^[\d.]+(?:[val]|k?w)$/.test(word)) {
    return [own, ...spelledOut(word)];
  }
  // Cores of a cable: "5G1,5mm²".
  if (/^\d+[gx][\d.]+$/.test(word)) {
    return [own, lexeme(`${word}mm2`)];
  }
  const dimensions = /^\d+(?:\/\d+){2}$/.test(word) ? word.split("/") : [];
  if (dimensions.length > 0) {
    return [own, allOf(dimensions.map((one) => anyOf(spellingsOf(one))))];
  }
  // A thread: 1/2", G1/2.
  return /^\d\/\d{1,2}$/.test(word) ? [own, lexeme(`g${word}`), lexeme(`r${word}`)] : [own];
}

/** Also converts between watts and kilowatts. */
function spelledOut(measure: string): string[] {
  const size = Number.parseFloat(measure);
  const unit = measure.replace(/^[\d.]+/, "");
  const inWords = longUnits[unit]
    ? [allOf([lexeme(measure.slice(0, -1)), lexeme(longUnits[unit])])]
    : [];
  const inWatts = { w: `${size / 1000}kw`, kw: `${Math.round(size * 1000)}w` }[unit];
  return [...inWords, ...(inWatts ? [lexeme(inWatts)] : [])];
}

function plainPhraseOf(
  text: string,
  named: string[],
  vocabulary: Vocabulary,
): Omit<Phrase, "text"> {
  const meaning = meaningOf(text, named.length > 0, vocabulary);
  const own = formsOf(meaning.meant ?? text, vocabulary.holding);
  const forms = [own, ...meaning.terms.map((term) => formsOf(term, vocabulary.holding))];
  // A manufacturer with the name of a kind ("Fuse") makes other parts too.
  const manufacturers = meaning.kind === "kind" ? [] : named;
  const isIn = (each: Forms[]) => each.flatMap(({ words, longer }) => [...words, ...longer]);
  const described = forms.flatMap(({ words, compounds }) => [...words, ...compounds]);
  return {
    kind: meaning.kind,
    typed: anyOf([...anyPhrase(own.words), ...manufacturers]),
    compound: anyOf([...anyPhrase(isIn([own])), ...manufacturers]),
    narrow: anyOf([...anyPhrase(isIn(forms)), ...manufacturers]),
    anywhere: anyOf([
      ...anyPhrase(described, (word) => anyOf([lexeme(word), lexeme(`~${word}`)])),
      ...anyPhrase(isIn(forms).filter((phrase) => !holdsSome(phrase, described))),
      ...named,
    ]),
    isUnknown:
      meaning.kind === "word" &&
      // The vocabulary does not look up shorter words.
      text.length > 2 &&
      named.length === 0 &&
      forms.every((form) => !form.isFound),
    meant: meaning.meant,
  };
}

function meaningOf(text: string, isName: boolean, { holding, near }: Vocabulary) {
  const known = synonymsOf(text);
  if (known) {
    return { kind: "kind" as const, terms: known, meant: null };
  }
  if (isName || wordsHolding(text, holding).length > 0) {
    return { kind: "word" as const, terms: [text], meant: null };
  }
  const meant = findKindBySlip(text);
  if (meant) {
    return { kind: "kind" as const, terms: synonymsOf(meant) ?? [meant], meant };
  }
  const words = near.get(text) ?? [];
  return { kind: "word" as const, terms: [text, ...words], meant: words[0] ?? null };
}

type Words = string[];

interface Forms {
  words: Words[];
  compounds: Words[];
  longer: Words[];
  isFound: boolean;
}

function formsOf(term: string, holding: Map<string, string[]>): Forms {
  const parts = term.split(" ");
  if (parts.length > 1) {
    return { words: [parts], compounds: [], longer: [], isFound: false };
  }
  const stem = stemOf(term);
  const found = wordsHolding(term, holding);
  const forms = [...new Set([term, ...found.filter((word) => isFormOf(stem, word))])];
  const longer = found.filter((word) => !forms.includes(word));
  return {
    words: forms.map((form) => [form]),
    compounds: longer.filter((word) => isCompoundOf(stem, word)).map((word) => [word]),
    longer: longer.map((word) => [word]),
    isFound: found.length > 0,
  };
}

/** Drops phrases that contain another, because the index is slow for redundant ones. */
function anyPhrase(phrases: Words[], textOf = lexeme): string[] {
  return phrases
    .filter(
      (phrase) => !phrases.some((one) => one.length < phrase.length && holdsSome(phrase, [one])),
    )
    .map((phrase) => allOf(phrase.map(textOf)));
}

function holdsSome(phrase: Words, others: Words[]): boolean {
  return others.some((other) => other.every((word) => phrase.includes(word)));
}

/** "Schaltschranklüfter" contains the stem of "schranke" by chance. */
function wordsHolding(term: string, holding: Map<string, string[]>): string[] {
  const stem = stemOf(term);
  return (holding.get(term) ?? []).filter(
    (word) => word.includes(term) || isFormOf(stem, word) || isCompoundOf(stem, word),
  );
}

function lexeme(word: string): string {
  return `'${word.replace(/['\\]/g, "$&$&")}'`;
}

function anyOf(queries: string[]): string {
  const distinct = [...new Set(queries)];
  return distinct.length === 1 ? (distinct[0] ?? "") : `(${distinct.join(" | ")})`;
}

export function allOf(queries: string[]): string {
  const distinct = [...new Set(queries)];
  return distinct.length === 1 ? (distinct[0] ?? "") : `(${distinct.join(" & ")})`;
}
