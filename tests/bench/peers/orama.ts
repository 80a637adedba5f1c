import { create, insertMultiple, search as searchIn } from "@orama/orama";
import { type Engine, mostResults } from "./engine.ts";

const database = create({
  schema: {
    manufacturer: "string",
    mpn: "string",
    codes: "string",
    nameDe: "string",
    nameEn: "string",
  },
  language: "german",
});

export const index: Engine["index"] = async (documents) => {
  const rows: object[] = [];
  for await (const { id, manufacturer, mpn, codes, nameDe, nameEn } of documents) {
    rows.push({ id: String(id), manufacturer, mpn, codes: codes.join(" "), nameDe, nameEn });
  }
  await insertMultiple(database, rows, 1000);
};

// What its documentation proposes for catalogues: one typo, numbers before names.
export const search: Engine["search"] = async (query) => {
  const boost = { mpn: 3, codes: 2 };
  const { hits } = await searchIn(database, {
    term: query,
    tolerance: 1,
    boost,
    limit: mostResults,
  });
  return hits.map(({ id }) => Number(id));
};
