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
import { type Unit, unitsOf } from "./units";
import type { Vocabulary } from "./vocabulary";
import { isOnlyMeasure, wordsIn } from "./words";

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
