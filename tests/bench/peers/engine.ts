export interface OfferDocument {
  id: number;
  manufacturer: string;
  mpn: string;
  /** Codes of a listing: EAN, distributors' numbers. */
  codes: string[];
  nameDe: string;
  nameEn: string;
  descriptionDe: string;
}

/** Any search engine to compare with; a module exports these two. */
export interface Engine {
  index(documents: AsyncIterable<OfferDocument>): Promise<void>;
  /** Listing ids, best first; fifty suffice for a page of ten different parts. */
  search(query: string): Promise<number[]> | number[];
}

export const mostResults = 50;

export interface Asked {
  ids: number[];
  inMs: number;
}

export interface Rival {
  name: string;
  note: string;
  search(query: string): Promise<Asked>;
}

export function noteOf(indexedInMs: number, bytes: number): string {
  return `indexed in ${(indexedInMs / 1000).toFixed(1)} s, ${Math.round(bytes / 2 ** 20)} MB`;
}
