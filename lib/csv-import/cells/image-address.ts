const nextAddress = /[\s,;|]+(?=https?:\/\/)/i;
const marksBehind = /[\s,;|]+$/;

/** The first address of a cell in which a shop keeps those of all its pictures. */
export function firstAddressOf(text: string): string {
  const [first = ""] = text.split(nextAddress, 1);
  return first.replace(marksBehind, "");
}
