import words from "./words.json" with { type: "json" };

// Leaves out "NA", "NIL" and "TBA", which may be part numbers.
const placeholders = new Set(words.placeholders.join("|").split("|"));
const longest = 22;
const sign = /[\p{L}\p{N}]/u;

/** Answers "" for texts that mean nothing ("k.A.", "[NULL]", "--"). */
export function withoutPlaceholder(text: string): string {
  const bare = text.length > longest ? text : text.replace(/^[-–* ]+|(?<![-–* ])[-–* ]+$/g, "");
  if (bare.length <= longest && placeholders.has(bare.toLowerCase())) {
    return "";
  }
  return sign.test(text) ? text : "";
}
