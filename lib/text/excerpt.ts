/** A text in one line, cut at a word where it is longer than allowed, the ellipsis included. */
export function excerptOf(text: string, maxLength: number): string {
  const characters = [...text.replace(/\s+/g, " ").trim()];
  if (characters.length <= maxLength) {
    return characters.join("");
  }
  const cut = characters.slice(0, maxLength).join("");
  const atWord = cut.replace(/[\s,;:·–]+\S*$/u, "");
  // A single long word is cut within.
  const isShort = atWord === cut || [...atWord].length < maxLength / 2;
  return `${isShort ? characters.slice(0, maxLength - 1).join("") : atWord}…`;
}
