import { create, insertMultiple, search as searchIn } from "@orama/orama";
import { type Engine, mostResults, type OfferDocument } from "./engine.ts";

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
const rowsAtOnce = 1000;

export const index: Engine["index"] = async (documents) => {
  let rows: object[] = [];
  const flush = async () => {
    await insertMultiple(database, rows, rowsAtOnce);
    rows = [];
  };
  for await (const one of documents) {
    rows.push(rowOf(one));
    if (rows.length === rowsAtOnce) {
      await flush();
    }
  }
  await flush();
};

// One slip forgiven, numbers before names: what its documentation proposes for catalogues.
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

function rowOf({ id, manufacturer, mpn, codes, nameDe, nameEn }: OfferDocument) {
  return { id: String(id), manufacturer, mpn, codes: codes.join(" "), nameDe, nameEn };
}
