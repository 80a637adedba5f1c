import type { Match } from "@/lib/search/schema";

// As search has it: a beginning counts from three characters on, the inside of a German compound from four.
const minBeginning = 3;
const minInside = 4;

/** A name with the words marked that a search found it by; without marks where a code did. */
export function MarkedName({ name, match, query }: NameMatch) {
  return partsOf({ name, match, query }).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never change places.
    index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
  );
}

interface NameMatch {
  name: string;
  match: Match | null;
  query: string;
}

/** Every second part is one of the words. */
function partsOf({ name, match, query }: NameMatch): string[] {
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
