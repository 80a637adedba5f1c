import type { Listing } from "@/lib/listings/listing";

export type ListingCodes = Pick<Listing, "mpn" | "ean">;

export interface ExampleSearch {
  kind: "exact" | "mistyped" | "ean";
  query: string;
}

/** Long enough for a slip to be told from another part's number, short enough to be read. */
const typical = /^(?=.*\d)[\p{L}\d][\p{L}\d ./-]{5,17}$/u;

/**
 * Searches that find something, since they are made of what is for sale: a number, the same with two digits swapped, an
 * EAN. Without listings there are none.
 */
export function exampleSearches(codes: readonly ListingCodes[]): ExampleSearch[] {
  const mpn = codes.map((code) => code.mpn ?? "").find((code) => withSlip(code) !== null);
  const ean = codes.find((code) => code.ean)?.ean;
  return [
    ...(mpn ? [example("exact", mpn), example("mistyped", withSlip(mpn) ?? mpn)] : []),
    ...(ean ? [example("ean", ean)] : []),
  ];
}

function example(kind: ExampleSearch["kind"], query: string): ExampleSearch {
  return { kind, query };
}

/** Two digits swapped, as near to the middle as there are two that differ; null where it would be no example. */
function withSlip(code: string): string | null {
  const middle = code.length / 2 - 1;
  const places = [...code.matchAll(/(\d)(?!\1)(?=\d)/g)].map(({ index }) => index);
  const [place] = places.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  if (place === undefined || !typical.test(code)) {
    return null;
  }
  return `${code.slice(0, place)}${code[place + 1]}${code[place]}${code.slice(place + 2)}`;
}
