import { Index } from "flexsearch";
import { type Engine, mostResults } from "./engine.ts";

// Matches prefixes and parts of the query, the nearest it has to tolerating typos.
const own = new Index({ tokenize: "forward" });

export const index: Engine["index"] = async (documents) => {
  for await (const { id, manufacturer, mpn, codes, nameDe, nameEn } of documents) {
    own.add(id, [mpn, ...codes, manufacturer, nameDe, nameEn].join(" "));
  }
};

export const search: Engine["search"] = (query) =>
  (own.search(query, { limit: mostResults, suggest: true }) as number[]).map(Number);
