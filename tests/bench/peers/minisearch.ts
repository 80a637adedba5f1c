import MiniSearch from "minisearch";
import { type Engine, mostResults, type OfferDocument } from "./engine.ts";

const own = new MiniSearch<OfferDocument>({
  fields: ["manufacturer", "mpn", "codes", "nameDe", "nameEn"],
  extractField: (one, field) => {
    const value = one[field as keyof OfferDocument];
    return Array.isArray(value) ? value.join(" ") : String(value);
  },
});

export const index: Engine["index"] = async (documents) => {
  for await (const one of documents) {
    own.add(one);
  }
};

// The settings of its documentation: a fifth of a word may be wrong, numbers before names.
export const search: Engine["search"] = (query) =>
  own
    .search(query, { fuzzy: 0.2, prefix: true, boost: { mpn: 3, codes: 2 } })
    .slice(0, mostResults)
    .map(({ id }) => Number(id));
