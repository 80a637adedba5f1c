import { isNoise } from "@/lib/part-kinds/noise-words";
import { normaliseCode } from "@/lib/part-numbers/normalise";
import { foldText } from "@/lib/text/fold-text";
import { wordsIn } from "./words-and-measures";

export interface Token {
  text: string;
  bare: string;
  code: string;
}

export interface QueryText {
  tokens: Token[];
  /** Words that say nothing about a part. A query of nothing else keeps them as tokens. */
  noise: string[];
  whole: Token[];
  /** `rest` is the query without the quantity. */
  quantity: { value: number; text: string; rest: string } | null;
}

export interface Span {
  from: number;
  to: number;
}

// Longer queries are pasted texts.
const maxTokens = 24;
const maxWordsOfCode = 6;
const minCodeLength = 3;
const minRepeated = 4;
// "Lager" alone is a bearing.
const inStock = /(?<=^|\s)(?:auf|ab|an) lager(?=\s|$)|(?<=^|\s)in stock(?=\s|$)/gi;
const maxWordsOfName = 4;

// A quantity alone, such as "5 Stück", names no part.
const onlyPieces = /^\s*\d{1,7}\s?(?:stück|stueck|stck|stk|pcs|pieces?)\s*$/i;

export function readQuery(query: string): QueryText {
  if (onlyPieces.test(query)) {
    return { tokens: [], noise: [query.trim()], whole: [], quantity: null };
  }
  const quantity = quantityIn(query);
  const all = tokensOf((quantity?.rest ?? query).replace(inStock, " ")).filter(isFirst);
  const tokens = all.filter(
    (token, place) =>
      /\d/.test(token.text) || isUnitOf(all[place - 1], token) || !isNoise(token.bare),
  );
  const noise = all.filter((token) => !tokens.includes(token)).map(({ text }) => text);
  const whole = all.slice(0, maxTokens);
  return tokens.length > 0
    ? { tokens: tokens.slice(0, maxTokens), noise, whole, quantity }
    : { tokens: whole, noise: [], whole, quantity };
}

/** Drops repetitions, as in a pasted mail with its subject. */
function isFirst({ code }: Token, place: number, tokens: Token[]): boolean {
  return code.length < minRepeated || tokens.findIndex((other) => other.code === code) === place;
}

/** The A of "16 A" is a unit, not an article. */
export function isUnitOf(before: Token | undefined, token: Token | undefined): boolean {
  return (
    before !== undefined &&
    token !== undefined &&
    wordsIn(`${before.text} ${token.text}`).length === wordsIn(before.text).length
  );
}

function tokensOf(query: string): Token[] {
  return respelt(query.normalize("NFKC"))
    .split(/[\s;:|]+|(?<=\p{L}),(?=\p{L})/u)
    .flatMap((text) => (/\d/.test(text) ? text : text.split(/[-/]/)))
    .map((text) => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ""))
    .map((text) => ({ text, bare: bareOf(text), code: normaliseCode(text) }))
    .filter(({ code }) => code !== "");
}

const respellings: [RegExp, string][] = [
  [/(?<=^|\s)(?:baujahr|bj|year)[.:\s]*(?:19|20)\d\d(?=\s|$|[,.;])/giu, " "],
  // "Ø40", "DN-25", "DC24V", "24 VDC", "230V/24V".
  [/[Øø⌀]\s*(?=\d)/gu, ""],
  [/(?<=^|\s)(dn|pn|ip)-(?=\d)/giu, "$1"],
  [/(?<=^|\s)([ad]c)\s?(\d+(?:[.,]\d+)?)\s?v(?![\p{L}\d])/giu, "$2V$1"],
  [/(?<=\d)\s+(?=v ?[ad]c(?![\p{L}\d]))/giu, ""],
  [/(?<=\d\s?(?:v|v ?[ad]c|a|w|kw|hz|bar|mm))\/(?=\d)/giu, " "],
  // "25 x 52 x 15" and "24 Volt" become one word.
  [/(?<=\d)\s*[x×*]\s*(?=\d)/gi, "x"],
  [
    /(?<=\d)\s*(v)olt(?!\p{L})|(?<=\d)\s*(a)mp(?:ere|s)?(?!\p{L})|(?<=\d)\s*(w)att(?!\p{L})|(?<=\d)\s*(l)iter(?!\p{L})|(?<=\d)\s*(m)eter(?!\p{L})/giu,
    "$1$2$3$4$5",
  ],
  // A legal form.
  [/(?<=\p{L}\s)a\/s(?=\s|$)/giu, "as"],
];

function respelt(query: string): string {
  return respellings.reduce((text, [pattern, spelling]) => text.replace(pattern, spelling), query);
}

function bareOf(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]/gu, "");
}

const quantities = [
  /(?<=^|\s)(?:menge|anzahl|stückzahl|qty|quantity)[\s:=.]*(\d{1,7})(?=\s|$|[,.;:])/i,
  /(?<=^|[\s(])(\d{1,3}(?:\.\d{3})+|\d{1,7})\s?(?:stück|stueck|stck|stk|st|units?|pcs|pc|pieces|piece)(?=\s|$|[,.;:)])\.?/i,
  // Matches "5x 6205", but not "3x 400 V" or "4 x 1,5".
  /(?<=^|\s)(\d{1,3})\s?[x×](?=\s+(?!\d{1,3}(?:[.,]\d+)?(?:\s|$)|\d+(?:[.,]\d+)?\s?[a-zµ²"]{1,4}(?:\s|$))\S{3,})/i,
  /(?<=\S{3,}\s)(\d{1,5})[x×]$/i,
  // Matches "6205 x3" and "EL1008 x 3", but not "PNOZ X3" or "1200 x 1000".
  /(?<=(?:^|\s)(?=\S*\d)\S{4,}\s)[x×*](\d{1,5})$/,
  /(?<=(?:^|\s)(?=\S*\d)(?=\S*[a-z])[^\sx×*]{4,}\s)[x×*]\s(\d{1,5})$/i,
];

function quantityIn(query: string): QueryText["quantity"] {
  for (const pattern of quantities) {
    const found = pattern.exec(query);
    const value = Number((found?.[1] ?? "0").replaceAll(".", ""));
    const rest = query.replace(pattern, " ").replace(/\s+/g, " ").trim();
    if (found && value > 0 && normaliseCode(rest) !== "") {
      return { value, text: found[0].trim(), rest };
    }
  }
  return null;
}

/** The longest first. Each contains a digit. */
export function codeSpans(tokens: Token[]): Span[] {
  return spansOf(tokens, maxWordsOfCode).filter(
    (span) => codeOf(tokens, span).length >= minCodeLength && /\d/.test(codeOf(tokens, span)),
  );
}

export function nameSpans(tokens: Token[]): Span[] {
  return spansOf(tokens, maxWordsOfName).filter((span) => nameOf(tokens, span).length > 1);
}

function spansOf(tokens: Token[], maxWords: number): Span[] {
  return Array.from({ length: Math.min(maxWords, tokens.length) }, (_, index) =>
    tokens.slice(index).map((_, from) => ({ from, to: from + index + 1 })),
  )
    .toReversed()
    .flat();
}

export function codeOf(tokens: Token[], { from, to }: Span): string {
  return normaliseCode(
    tokens
      .slice(from, to)
      .map(({ code }) => code)
      .join(""),
  );
}

export function nameOf(tokens: Token[], { from, to }: Span): string {
  return tokens
    .slice(from, to)
    .map(({ bare }) => bare)
    .join("");
}

export function textOf(tokens: Token[], { from, to }: Span): string {
  return tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(" ");
}
