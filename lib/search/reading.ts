import type { AliasMatch } from "@/lib/manufacturers/find-by-aliases";
import { findKindBySlip, maxKindWords, synonymsOf } from "./kind-groups";
import {
  codeOf,
  codeSpans,
  nameOf,
  nameSpans,
  type QueryText,
  type Span,
  type Token,
  textOf,
} from "./read-query";
import type { Vocabulary } from "./vocabulary";
import { isCompoundOf, isFormOf, stemOf } from "./word-forms";
import { isMeasure, isOnlyMeasure, wordsIn } from "./words";

/** One word or phrase of a query, as what names and descriptions are asked for (texts of a `tsquery`). */
export interface Unit {
  /** As typed. */
  text: string;
  kind: "kind" | "measure" | "word";
  /** The word itself in each form, or what it was meant to be. */
  typed: string;
  /** Its synonyms as well. */
  narrow: string;
  /** Compounds of it as well. */
  wide: string;
  /** In descriptions, too. */
  anywhere: string;
  /** Whether no name or description has it; of numbers nobody knows. */
  isUnknown: boolean;
  /** What was searched for in its stead. */
  meant: string | null;
}

export interface Reading {
  manufacturers: { id: number; name: string; text: string; isSlip: boolean }[];
  /** As typed, and normalised. */
  code: { text: string; code: string } | null;
  units: Unit[];
}

/** The folded words of a query whose forms and neighbours are to be looked up. */
export function termsOf({ tokens }: QueryText): string[] {
  const words = wordsIn(tokens.map(({ text }) => text).join(" ")).filter(isPlainWord);
  const synonyms = phrasesOf(words).flatMap((phrase) => synonymsOf(phrase) ?? []);
  const meant = words.flatMap((word) => findKindBySlip(word) ?? []);
  const meantSynonyms = meant.flatMap((word) => synonymsOf(word) ?? []);
  const terms = [...words, ...meant, ...synonyms, ...meantSynonyms].filter(isPlainWord);
  return [...new Set(terms)].slice(0, maxTerms);
}

const maxTerms = 40;

function isPlainWord(word: string): boolean {
  return word.length > 2 && !/[\d ./]/.test(word);
}

function phrasesOf(words: string[]): string[] {
  return words.flatMap((_, from) =>
    Array.from({ length: maxKindWords }, (__, index) => words.slice(from, from + index + 1)).map(
      (phrase) => phrase.join(" "),
    ),
  );
}

/**
 * What each word of a query is. The longest number that exists, or with which one begins, is its code; where none does,
 * the neighbours that look like one. Verified manufacturers are named by what is left.
 */
export function readingOf(
  { tokens }: QueryText,
  vocabulary: Vocabulary,
  aliases: AliasMatch[],
): Reading {
  const named = nameSpanOf(tokens, vocabulary, aliases);
  const codeSpan = codeSpanOf(tokens, named?.span ?? null, vocabulary);
  const rest = without(tokens, [codeSpan, named?.span ?? null]);
  return {
    manufacturers: named?.manufacturers ?? [],
    code: codeSpan && { text: textOf(tokens, codeSpan), code: codeOf(tokens, codeSpan) },
    units: rest.flatMap((run) => unitsOf(run, vocabulary, aliases)),
  };
}

/** The same query as words alone: the text of a name. */
export function wordReadingOf(
  { tokens }: QueryText,
  vocabulary: Vocabulary,
  aliases: AliasMatch[],
): Reading {
  return { manufacturers: [], code: null, units: unitsOf(tokens, vocabulary, aliases) };
}

function codeSpanOf(tokens: Token[], name: Span | null, { codes }: Vocabulary): Span | null {
  const known = codeSpans(tokens)
    .filter((span) => isBeside(span, name) && codes.has(codeOf(tokens, span)))
    .filter((span) => !isOnlyMeasure(textOf(tokens, span)));
  const [best] = known.toSorted(
    (one, other) => codeOf(tokens, other).length - codeOf(tokens, one).length,
  );
  const run = codeRunOf(tokens, name);
  // A longer run of which only the beginning is known may be a number with a slip.
  const isCut = best && run && run.from <= best.from && run.to > best.to;
  const isExact = best && codes.get(codeOf(tokens, best)) === "exact";
  return best && !(isCut && !isExact) ? best : run;
}

function isBeside({ from, to }: Span, other: Span | null): boolean {
  return !other || to <= other.from || from >= other.to;
}

/** The longest run of neighbours that look like parts of one number. */
function codeRunOf(tokens: Token[], name: Span | null): Span | null {
  const runs: Span[] = [];
  for (const [place, token] of tokens.entries()) {
    if (!isCodeLike(token) || !isBeside({ from: place, to: place + 1 }, name)) {
      continue;
    }
    const last = runs.at(-1);
    if (last?.to === place) {
      last.to = place + 1;
    } else {
      runs.push({ from: place, to: place + 1 });
    }
  }
  const [longest = null] = runs.toSorted(
    (one, other) => codeOf(tokens, other).length - codeOf(tokens, one).length,
  );
  return longest;
}

const minCodeLike = 4;

function isCodeLike({ text, code }: Token): boolean {
  return /\d/.test(code) && !isOnlyMeasure(text) && code.length >= minCodeLike;
}

/** A name with a digit stands back behind a number that begins so. */
function nameSpanOf(tokens: Token[], { codes }: Vocabulary, aliases: AliasMatch[]) {
  const whole = codes.has(codeOf(tokens, { from: 0, to: tokens.length }));
  const spans = nameSpans(tokens).filter(
    (span) => !(whole && tokens.length > 1 && /\d/.test(nameOf(tokens, span))),
  );
  const matchesOf = (span: Span) => {
    const name = nameOf(tokens, span);
    return aliases.filter(
      (alias) =>
        alias.isVerified && alias.span === name && (alias.isWhole || synonymsOf(name) === null),
    );
  };
  const exact = spans.find((span) => matchesOf(span).some(({ isSlip }) => !isSlip));
  const span = exact ?? spans.find((one) => matchesOf(one).length > 0);
  if (!span) {
    return null;
  }
  const manufacturers = matchesOf(span).map(({ manufacturerId, name, isSlip }) => ({
    id: manufacturerId,
    name,
    isSlip,
    text: textOf(tokens, span),
  }));
  const byId = new Map(manufacturers.map((one) => [one.id, one]));
  return { span, manufacturers: [...byId.values()] };
}

function without(tokens: Token[], spans: (Span | null)[]): Token[][] {
  const isTaken = (place: number) =>
    spans.some((span) => span && place >= span.from && place < span.to);
  const runs: Token[][] = [[]];
  for (const [place, token] of tokens.entries()) {
    if (isTaken(place)) {
      runs.push([]);
    } else {
      runs.at(-1)?.push(token);
    }
  }
  return runs.filter((run) => run.length > 0);
}

function unitsOf(tokens: Token[], vocabulary: Vocabulary, aliases: AliasMatch[]): Unit[] {
  const words = typedWordsOf(tokens);
  const units: Unit[] = [];
  for (let place = 0; place < words.length; ) {
    const rest = words.slice(place);
    const phrase = rest.slice(
      0,
      longestPhrase(
        rest.map(({ word }) => word),
        aliases,
      ),
    );
    const text = [...new Set(phrase.map(({ typed }) => typed))].join(" ");
    units.push({
      ...unitOf(
        phrase.map(({ word }) => word),
        vocabulary,
        aliases,
      ),
      text,
    });
    place += phrase.length;
  }
  return units;
}

/** Folded words with what was typed for each: "24v" for "24 V". */
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
    return words.map((word) => ({ word, typed: words.length === 1 ? typed : word }));
  });
}

/** How many words begin it that are a kind or an unverified manufacturer's name, else one. */
function longestPhrase(words: string[], aliases: AliasMatch[]): number {
  const longest = Math.min(maxKindWords, words.length);
  for (let length = longest; length > 1; length -= 1) {
    const phrase = words.slice(0, length);
    if (synonymsOf(phrase.join(" ")) || aliases.some(({ span }) => span === phrase.join(""))) {
      return length;
    }
  }
  return 1;
}

function unitOf(
  phrase: string[],
  vocabulary: Vocabulary,
  aliases: AliasMatch[],
): Omit<Unit, "text"> {
  const text = phrase.join(" ");
  const named = aliases
    .filter(({ span, isSlip }) => span === phrase.join("") && !isSlip && !/\d/.test(span))
    .map(({ manufacturerId }) => `'#h${manufacturerId}'`);
  if (/\d/.test(text)) {
    const inName = (word: string) => `(${lexeme(word)} | ${lexeme(`${word}/`)}:*)`;
    const itself = all(phrase.map(inName));
    return {
      kind: phrase.every(isMeasure) ? "measure" : "word",
      typed: itself,
      narrow: itself,
      wide: itself,
      anywhere: all(phrase.map((word) => any([inName(word), lexeme(`~${word}`)]))),
      isUnknown: false,
      meant: null,
    };
  }
  return plainUnitOf(text, named, vocabulary);
}

function plainUnitOf(text: string, named: string[], vocabulary: Vocabulary): Omit<Unit, "text"> {
  const meaning = meaningOf(text, named.length > 0, vocabulary);
  const forms = meaning.terms.map((term) => formsOf(term, vocabulary.holding));
  const narrow = any([...forms.flatMap((form) => form.narrow), ...named]);
  const itself = formsOf(meaning.meant ?? text, vocabulary.holding).narrow;
  const others = forms.flatMap(({ compounds, holders }) => [...compounds, ...holders].map(lexeme));
  const described = forms.flatMap(({ words, compounds }) => [
    ...words.map((parts) => all(parts.map((part) => any([lexeme(part), lexeme(`~${part}`)])))),
    ...compounds.map((word) => lexeme(`~${word}`)),
  ]);
  return {
    kind: meaning.kind,
    typed: any([...itself, ...named]),
    narrow,
    wide: any([narrow, ...others]),
    anywhere: any([narrow, ...others, ...described]),
    isUnknown:
      meaning.kind === "word" && named.length === 0 && forms.every((form) => !form.isFound),
    meant: meaning.meant,
  };
}

/** What a word stands for: its synonyms, itself where anybody writes it, else what it was meant to be. */
function meaningOf(text: string, isName: boolean, { holding, near }: Vocabulary) {
  const known = synonymsOf(text);
  if (known) {
    return { kind: "kind" as const, terms: known, meant: null };
  }
  if (isName || (holding.get(text)?.length ?? 0) > 0) {
    return { kind: "word" as const, terms: [text], meant: null };
  }
  const meant = findKindBySlip(text);
  if (meant) {
    return { kind: "kind" as const, terms: synonymsOf(meant) ?? [meant], meant };
  }
  const words = near.get(text) ?? [];
  return { kind: "word" as const, terms: [text, ...words], meant: words[0] ?? null };
}

interface Forms {
  narrow: string[];
  /** Each as the words that must all be there. */
  words: string[][];
  compounds: string[];
  holders: string[];
  isFound: boolean;
}

function formsOf(term: string, holding: Map<string, string[]>): Forms {
  const parts = term.split(" ");
  if (parts.length > 1) {
    const words = [parts];
    return {
      narrow: words.map((one) => all(one.map(lexeme))),
      words,
      compounds: [],
      holders: [],
      isFound: false,
    };
  }
  const stem = stemOf(term);
  const found = holding.get(term) ?? [];
  const forms = [...new Set([term, ...found.filter((word) => isFormOf(stem, word))])];
  const others = found.filter((word) => !forms.includes(word));
  return {
    narrow: forms.map(lexeme),
    words: forms.map((form) => [form]),
    compounds: others.filter((word) => isCompoundOf(stem, word)),
    holders: others.filter((word) => !isCompoundOf(stem, word)),
    isFound: found.length > 0,
  };
}

/** A word as a `tsquery` writes it. */
function lexeme(word: string): string {
  return `'${word.replace(/['\\]/g, "$&$&")}'`;
}

function any(queries: string[]): string {
  const distinct = [...new Set(queries)];
  return distinct.length === 1 ? (distinct[0] ?? "") : `(${distinct.join(" | ")})`;
}

export function all(queries: string[]): string {
  const distinct = [...new Set(queries)];
  return distinct.length === 1 ? (distinct[0] ?? "") : `(${distinct.join(" & ")})`;
}
