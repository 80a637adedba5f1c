import "@/tests/setup/database";
import { beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { visitor } from "@/lib/fields/viewer";
import { runOperation } from "@/lib/operations/run";
import { makeManufacturer } from "@/tests/factories/listing";
import { makeOffers, search } from "@/tests/factories/search";
import { makeMember } from "@/tests/factories/user";
import { getAlternativeListings, getSearchSuggestions, getSimilarCodes } from "../operations";

const manufacturers = [
  "Siemens",
  "SKF",
  "Festo",
  "Sick",
  "Pilz",
  "Rexroth",
  "Omron",
  "Balluff",
  "Eaton",
];
// Five numbers of each of nine manufacturers.
const numbers = manufacturers.flatMap((name, place) =>
  Array.from(
    { length: 5 },
    (_, index) => `${name.slice(0, 2)}${place}7 ${315 + 7 * index}-2EH${index}4`,
  ),
);
let honest: number[];
let stuffed: number;
let equivalent: number;

beforeAll(async () => {
  const [{ userId: ownerUserId }, { userId: attacker }] = [await makeMember(), await makeMember()];
  const ids = new Map<string, number>();
  for (const name of manufacturers) {
    ids.set(name, (await makeManufacturer(name)).id);
  }
  const offers = numbers.map((mpn, index) => ({
    mpn,
    manufacturerId: ids.get(manufacturers[Math.floor(index / 5)] ?? "") ?? 0,
  }));
  honest = await makeOffers({ ownerUserId, manufacturerId: 0 }, offers);
  const { id: manufacturerId } = await makeManufacturer("Ramsch");
  const cheap = { ownerUserId: attacker, manufacturerId, pricePerProductInCt: 1 };
  const one = numbers[0] ?? "";
  [equivalent = 0] = await makeOffers(cheap, [
    { mpn: "RAMSCH-0", alternateProductCodes: [one, "OTHER-1"], pricePerProductInCt: 900 },
  ]);
  [stuffed = 0] = await makeOffers(cheap, [
    { mpn: "RAMSCH-1", alternateProductCodes: numbers, pricePerProductInCt: 1 },
  ]);
});

test("a listing of 45 others' numbers is first for none of them", async () => {
  for (const [place, query] of numbers.entries()) {
    const { data } = await search({ query });
    const ids = data.map(({ id }) => id);
    expect(ids[0], query).toBe(honest[place]);
    expect(ids, query).toContain(stuffed);
  }
});

test("nor for their beginnings and for numbers with a wrong character", async () => {
  for (const number of numbers) {
    for (const query of [number.slice(0, -2), `${number.slice(0, -1)}9`]) {
      const { data } = await search({ query });
      expect(data[0]?.id, query).not.toBe(stuffed);
    }
  }
});

test("an honest alternate stands between the number itself and the stuffed listing", async () => {
  const { data } = await search({ query: numbers[0] });
  expect(data.map(({ id }) => id).slice(0, 3)).toEqual([honest[0], equivalent, stuffed]);
});

test("sorting by price shows the cheapest first", async () => {
  const { data } = await search({ query: numbers[0], sort: "price" });
  expect(data.map(({ id }) => id).slice(0, 2)).toEqual([stuffed, equivalent]);
});

test("suggestions and alternatives do not come from it", async () => {
  for (const [place, number] of numbers.entries()) {
    const { codes } = (await runOperation(getSearchSuggestions, visitor, { query: number })).answer;
    expect(codes[0]).toEqual({ code: number, manufacturer: manufacturers[Math.floor(place / 5)] });
    const similar = (await runOperation(getSimilarCodes, visitor, { query: number })).answer;
    expect(similar.map(({ manufacturer }) => manufacturer)).not.toContain("Ramsch");
  }
  const payload = { listingId: honest[7] ?? 0 };
  const { same, similar } = (await runOperation(getAlternativeListings, visitor, payload)).answer;
  expect([...same, ...similar].map(({ id }) => id)).not.toContain(stuffed);
});

test("a number that its seller makes the listing's own counts as such at once", async () => {
  const kindOf = async (code: string) =>
    (await db().listingSearch.findFirstOrThrow({ where: { listingId: equivalent, code } }))
      .codeKind;
  expect([await kindOf("RAMSCH0"), await kindOf("OTHER1")]).toEqual([0, 1]);
  const data = { mpn: "OTHER-1", alternateProductCodes: [numbers[0] ?? "", "RAMSCH-0"] };
  await db().listing.update({ where: { id: equivalent }, data });
  expect([await kindOf("RAMSCH0"), await kindOf("OTHER1")]).toEqual([1, 0]);
});

test("however many offers there are of the number, it stands behind all of them", async () => {
  const number = numbers.at(-1) ?? "";
  const row = await db().listing.findUniqueOrThrow({ where: { id: honest.at(-1) } });
  const { ownerUserId, manufacturerId } = row;
  await makeOffers(
    { ownerUserId, manufacturerId },
    Array.from({ length: 12 }, () => ({ mpn: number })),
  );
  const { data } = await search({ query: number, pageSize: 20 });
  expect(data.findIndex(({ id }) => id === stuffed)).toBe(13);
});
