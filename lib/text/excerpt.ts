/** `maxLength` includes the ellipsis. */
export function excerptOf(text: string, maxLength: number): string {
  const characters = [...text.replace(/\s+/g, " ").trim()];
  if (characters.length <= maxLength) {
    return characters.join("");
  }
  const cut = characters.slice(0, maxLength).join("");
  const atWord = cut.replace(/[\s,;:·–]+\S*$/u, "");
  const isShort = atWord === cut || [...atWord].length < maxLength / 2;
  return `${isShort ? characters.slice(0, maxLength - 1).join("") : atWord}…`;
}
