import type { Match } from "@/lib/search/hit";
import type { MarkedText } from "@/lib/search/rules";

// As search has it: a beginning counts from three characters on, the inside of a German compound from four.
const minBeginning = 3;
const minInside = 4;

/** A name with the words marked that a search found it by; without marks where a code did. */
export function markedName(name: string, query: string, match: Match | null): MarkedText {
  const words = match?.kind === "words" ? (query.match(/[\p{L}\p{N}]+/gu) ?? []) : [];
  return words.length === 0
    ? [name]
    : name.split(new RegExp(`(${words.map(patternOf).join("|")})`, "giu"));
}

/** Of letters and digits alone, so nothing of it means more than itself. */
function patternOf(word: string): string {
  const start = word.length < minInside ? "(?<![\\p{L}\\p{N}])" : "";
  const end = word.length < minBeginning ? "(?![\\p{L}\\p{N}])" : "";
  return start + word + end;
}
