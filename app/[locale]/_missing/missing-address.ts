// As short as a part number and made of the same characters; a version of ours is none.
const partNumber = /^(?=[^/]*\d{3})[\p{L}\d][\p{L}\d ._+/-]{2,39}$/u;

/** The part number that an address ends with, for the search; undefined for one that ends with something else. */
export function soughtAt(rest: string[]): string | undefined {
  const last = decoded(rest.at(-1) ?? "");
  return partNumber.test(last) ? last : undefined;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return "";
  }
}
