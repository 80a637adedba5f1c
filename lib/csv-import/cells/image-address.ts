// One mark each, and those behind by hand: a pattern of many would go through a row of commas from each of them.
const markBeforeNext = /[\s,;|](?=https?:\/\/)/i;
const mark = /[\s,;|]/;

/** The first address of a cell in which a shop keeps those of all its pictures. */
export function firstAddressOf(text: string): string {
  const [first = ""] = text.split(markBeforeNext, 1);
  let end = first.length;
  while (end > 0 && mark.test(first.charAt(end - 1))) {
    end -= 1;
  }
  return first.slice(0, end);
}
