import "server-only";
import { createHash } from "node:crypto";
import { type AliasMatch, findManufacturersByAliases } from "@/lib/manufacturers/find-by-aliases";
import type { TextSearch } from "./attempts";
import {
  codeOf,
  codeSpans,
  nameOf,
  nameSpans,
  type QueryText,
  type Span,
  type Token,
} from "./read-query";
import { termsOf } from "./reading";
import { lookUp, type Vocabulary } from "./vocabulary";
import { wordsIn } from "./words";

/** Manufacturers by the words and what else exists of them: both reads are short, on two connections. */
export async function lookUpQuery(
  { database, query }: TextSearch,
  text: QueryText,
  wholeCode: string,
): Promise<{ aliases: AliasMatch[]; vocabulary: Vocabulary }> {
  const { tokens } = text;
  const spans = nameSpans(tokens);
  const codes = codeSpans(tokens).map((span) => codeOf(tokens, span));
  const series = tokens.map(({ code }) => code).filter((code) => code.length > 1);
  const nameless = new Map(
    spans
      .filter((span) => isAtEdge(tokens, span))
      .map((span) => [nameOf(tokens, span), wholeName(withoutSpan(tokens, span))]),
  );
  const [aliases, vocabulary] = await Promise.all([
    findManufacturersByAliases(
      database,
      spans.map((span) => nameOf(tokens, span)),
    ),
    lookUp(database, {
      codes: [...new Set([wholeCode, ...codes, ...series])],
      terms: termsOf(text),
      names: [...new Set([wholeName(query), ...nameless.values()])],
    }),
  ]);
  const possible = [wholeName(query), ...aliases.map(({ span }) => nameless.get(span))];
  const names = vocabulary.names.filter((name) => possible.includes(name));
  return { aliases, vocabulary: { ...vocabulary, names } };
}

/** A manufacturer stands before or behind the name of a part. */
function isAtEdge(tokens: Token[], { from, to }: Span): boolean {
  return from === 0 || to === tokens.length;
}

/** The query without the neighbours that are the name. */
function withoutSpan(tokens: Token[], { from, to }: Span): string {
  return tokens
    .filter((_, place) => place < from || place >= to)
    .map(({ text }) => text)
    .join(" ");
}

/** By which a listing is found whose name is the query, whatever the order of its words. */
export function wholeName(query: string): string {
  const words = [...new Set(wordsIn(query))].sort();
  return `=${createHash("sha256").update(words.join(" ")).digest("hex").slice(0, 16)}`;
}
