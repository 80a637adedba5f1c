// Needs three digits in a row, which a version number lacks.
const partNumber = /^(?=[^/]*\d{3})[\p{L}\d][\p{L}\d ._+/-]{2,39}$/u;

/** The part number at the end of an address, if any. */
export function missingPartNumber(rest: string[]): string | undefined {
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
