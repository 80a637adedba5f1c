import { headingOf } from "./headings";
import { knownHeadings } from "./known-headings";

// "Lager" and "Stk" stand in cells too.
const enoughLikely = 2;
// A cell may have megabytes.
const maxLength = 60;
const certain = wordsOf("certain");
const likely = wordsOf("likely");

/** Whether texts side by side are headings that programs write: one that is certain, or several that are likely. */
export function areKnownHeadings(texts: readonly string[]): boolean {
  const found = texts.map((text) => headingOf(text.slice(0, maxLength)).compact);
  return (
    found.some((word) => certain.has(word)) ||
    new Set(found.filter((word) => likely.has(word))).size >= enoughLikely
  );
}

function wordsOf(list: "certain" | "likely"): ReadonlySet<string> {
  const texts = Object.values(knownHeadings).flatMap((known) => (known[list] ?? "").split("|"));
  return new Set(texts.map((text) => headingOf(text).compact).filter((word) => word !== ""));
}
