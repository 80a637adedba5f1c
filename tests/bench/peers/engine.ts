/** An offer, as an engine is given it. */
export interface OfferDocument {
  /** The listing's. */
  id: number;
  manufacturer: string;
  mpn: string;
  /** As listings carry them beside it: EAN, distributors' numbers. */
  codes: string[];
  nameDe: string;
  nameEn: string;
  descriptionDe: string;
}

/** Anything that can be held against Lagerfund's search: a module that exports these two. */
export interface Engine {
  index(documents: AsyncIterable<OfferDocument>): Promise<void>;
  /** Ids of listings, the best first; fifty are enough for a page of ten different parts. */
  search(query: string): Promise<number[]> | number[];
}

export const mostResults = 50;

/** What a question brought: ids of listings, the best first. */
export interface Asked {
  ids: number[];
  inMs: number;
}

/** Whoever is asked: Lagerfund's own search or what a team would take instead. */
export interface Rival {
  name: string;
  /** What it takes to be there: time and room of its index. */
  note: string;
  search(query: string): Promise<Asked>;
}

export function noteOf(indexedInMs: number, bytes: number): string {
  return `indexed in ${(indexedInMs / 1000).toFixed(1)} s, ${Math.round(bytes / 2 ** 20)} MB`;
}
