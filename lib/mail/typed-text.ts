/**
 * What somebody typed, as one line: no line break (it could become a header, or a line of the letter's own) and
 * none of the marks that turn the direction of writing round (they make an address read like another).
 */
export function asLine(text: string): string {
  return withoutDirections(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .trim();
}

/** The same for a text of several lines: its breaks become "\n", at most one line in a row is empty. */
export function asLines(text: string): string {
  return withoutDirections(text)
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/gu, "\n")
    .replace(/[^\P{Cc}\n]+/gu, " ")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function withoutDirections(text: string): string {
  return text.replace(/\p{Bidi_Control}/gu, "");
}
