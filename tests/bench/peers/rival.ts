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
  stop(): Promise<void>;
}
