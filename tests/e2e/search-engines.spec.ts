import { makeCompany, makePart } from "./actors";
import { listPart, signedUp } from "./program";
import { read } from "./seo-steps";
import { expect, test } from "./test";

interface Place {
  position: number;
}

test("the places of a second page go on from the first", async () => {
  const { data } = await read("/listing/search?page=2");
  const places = data.ItemList?.itemListElement as Place[];
  expect(places[0]?.position).toBe(11);
});

test("a member's search names no list to search engines", async () => {
  const session = await signedUp(makeCompany("Stanzwerk"));
  const { status, data } = await read("/listing/search", {
    cookie: `lagerfund-session=${session}`,
  });
  expect(status).toBe(200);
  expect(data.ItemList).toBeUndefined();
});

test("a search that is worth an index entry says what it finds", async () => {
  const part = makePart();
  await listPart(await signedUp(makeCompany("Biegewerk")), part);
  const german = await read(`/listing/search?query=${part.mpn}`);
  expect(german.description).toMatch(new RegExp(`^1 Inserat zu ${part.mpn}: .*${part.mpn}\\.`));
  expect(german.languages.en).toMatch(/&lang=en$/);
  const english = await read(`/listing/search?query=${part.mpn}&lang=en`);
  expect(english.description).toMatch(new RegExp(`^1 listing for ${part.mpn}: `));
  expect(english.canonical).toBe(german.languages.en);
});
