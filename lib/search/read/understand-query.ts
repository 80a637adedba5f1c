import { isLegalForm } from "@/lib/manufacturers/names";
import { findKindBySlip, maxKindWords, synonymsOf } from "@/lib/part-kinds/part-kinds";
import { type KnownQuery, type Phrase, phrasesIn } from "./phrases-to-tsquery";
import {
  codeOf,
  codeSpans,
  isUnitOf,
  nameOf,
  nameSpans,
  type QueryText,
  type Span,
  type Token,
  textOf,
} from "./query-tokens";
import { isOnlyMeasure, wordsIn } from "./words-and-measures";

export interface Reading {
  manufacturers: { id: number; name: string; text: string; isSlip: boolean }[];
  code: { text: string; code: string } | null;
  phrases: Phrase[];
}

export function termsOf({ tokens }: QueryText): string[] {
  const words = wordsIn(tokens.map(({ text }) => text).join(" ")).filter(isPlainWord);
  const synonyms = phrasesOf(words).flatMap((phrase) => synonymsOf(phrase) ?? []);
  const meant = words.flatMap((word) => findKindBySlip(word) ?? []);
  const synonymsMeant = meant.flatMap((word) => synonymsOf(word) ?? []);
  const terms = [...words, ...meant, ...synonyms, ...synonymsMeant].filter(isPlainWord);
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

interface Readings {
  /** The likeliest first. */
  likely: Reading[];
  numberless: Reading;
  asWords: Reading;
}

export function readingsOf(query: KnownQuery): Readings {
  const { tokens } = query;
  const named = nameSpanOf(query);
  const codeSpans = codeSpansOf(query, named?.span ?? null);
  const readingWith = (codeSpan: Span | null): Reading => ({
    manufacturers: named?.manufacturers ?? [],
    code: codeSpan && { text: textOf(tokens, codeSpan), code: codeOf(tokens, codeSpan) },
    phrases: without(tokens, [codeSpan, named?.span ?? null]).flatMap((run) =>
      phrasesIn(run, query),
    ),
  });
  return {
    likely: (codeSpans.length > 0 ? codeSpans : [null]).map(readingWith),
    numberless: readingWith(null),
    asWords: { manufacturers: [], code: null, phrases: phrasesIn(tokens, query) },
  };
}

function codeSpansOf({ tokens, vocabulary }: KnownQuery, name: Span | null): Span[] {
  const { codes } = vocabulary;
  const known = codeSpans(tokens)
    .filter((span) => isBeside(span, name) && codes.has(codeOf(tokens, span)))
    .filter(
      (span) =>
        !isOnlyMeasure(textOf(tokens, span)) && !isUnitOf(tokens[span.to - 1], tokens[span.to]),
    );
  const isExact = (span: Span) => codes.get(codeOf(tokens, span)) === "exact";
  const [best] = known.toSorted(
    (one, other) => codeOf(tokens, other).length - codeOf(tokens, one).length,
  );
  // "PNOZ X3 774318" has a type and a number.
  const otherNumbers = best ? known.filter((span) => isExact(span) && isBeside(span, best)) : [];
  const run = codeRunOf(tokens, name, maxSuffix);
  const longer = codeRunOf(tokens, name, maxPrefix);
  const more = longer && longer.from !== run?.from ? [longer] : [];
  if (!best || !run) {
    return [best ?? run ?? [], otherNumbers, more].flat();
  }
  // A longer run with a known beginning may be a number with a slip.
  const isCut =
    run.from <= best.from && run.to >= best.to && run.to - run.from > best.to - best.from;
  const isMost = 2 * codeOf(tokens, best).length >= codeOf(tokens, run).length;
  return isCut && !(isExact(best) && isMost)
    ? [run, best, ...otherNumbers, ...more]
    : [best, ...otherNumbers, ...(isCut ? [run] : []), ...more];
}

function isBeside({ from, to }: Span, other: Span | null): boolean {
  return !other || to <= other.from || from >= other.to;
}

/** Includes short neighbours, such as the N of "6205 N". */
function codeRunOf(tokens: Token[], name: Span | null, longestShort: number): Span | null {
  const runs: Span[] = [];
  for (const [place, token] of tokens.entries()) {
    const span = { from: place, to: place + 1 };
    if (!isBeside(span, name) || !(isCodeLike(token) || isShort(token, longestShort))) {
      continue;
    }
    const last = runs.at(-1);
    if (last?.to === place) {
      last.to = place + 1;
    } else {
      runs.push(span);
    }
  }
  const [longest = null] = runs
    .filter((run) => isNumber(tokens, run))
    .toSorted((one, other) => codeOf(tokens, other).length - codeOf(tokens, one).length);
  return longest;
}

function isNumber(tokens: Token[], run: Span): boolean {
  const code = codeOf(tokens, run);
  return /\d/.test(code) && code.length >= minCodeLike && !isOnlyMeasure(textOf(tokens, run));
}

const minCodeLike = 4;

function isCodeLike({ text, code }: Token): boolean {
  return /\d/.test(code) && !isOnlyMeasure(text) && code.length >= minCodeLike;
}

const maxSuffix = 3;
const maxPrefix = 5;

/** Short words that are neither a kind of part nor a size. */
function isShort({ text, bare }: Token, longest: number): boolean {
  const isSize = /[a-z]/.test(bare) && /\d/.test(bare) && isOnlyMeasure(text);
  return bare.length <= longest && !isSize && synonymsOf(bare) === null;
}

/** Ignores a name with a digit where the whole query begins a number. */
function nameSpanOf({ tokens, vocabulary: { codes, holding }, aliases }: KnownQuery) {
  const whole = codes.has(codeOf(tokens, { from: 0, to: tokens.length }));
  const spans = nameSpans(tokens).filter(
    (span) => !(whole && tokens.length > 1 && /\d/.test(nameOf(tokens, span))),
  );
  const matchesOf = (span: Span) => {
    const name = nameOf(tokens, span);
    const named = aliases.filter((alias) => alias.span === name);
    return named.filter(
      (alias) =>
        // Includes a seller's unverified "Weidmueller" beside the verified Weidmüller.
        (alias.isVerified ||
          (alias.isWhole && named.some((one) => one.isVerified && one.isWhole))) &&
        (alias.isWhole || synonymsOf(name) === null) &&
        !(alias.isSlip && holding.get(name)?.length),
    );
  };
  const exact = spans.find((span) => matchesOf(span).some(({ isSlip }) => !isSlip));
  const bare = exact ?? spans.find((one) => matchesOf(one).length > 0);
  if (!bare) {
    return null;
  }
  const further = tokens.slice(bare.to);
  const other = further.findIndex((token) => !isLegalForm(token.bare));
  const span = { ...bare, to: bare.to + (other < 0 ? further.length : other) };
  const manufacturers = matchesOf(bare).map(({ manufacturerId, name, isSlip }) => ({
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
