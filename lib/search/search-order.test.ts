import "@/tests/setup/database";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { makeManufacturer } from "@/tests/factories/listing";
import { makeOffers, mpnsFor, search } from "@/tests/factories/search";
import { makeMember } from "@/tests/factories/user";

let common: { ownerUserId: string; manufacturerId: number };

beforeAll(async () => {
  const [{ userId }, { id }] = [await makeMember(), await makeManufacturer("Schneider Electric")];
  common = { ownerUserId: userId, manufacturerId: id };
});

test("exact comes before beginning, inside, similar and words; then similarity, code, newest", async () => {
  await makeOffers(common, [
    { mpn: "ZUBEHOER-1", nameDe: "Halter für LC1D09BD" },
    { mpn: "LC1D90BD" },
    { mpn: "LC1D09B7" },
    { mpn: "XLC1D09BD" },
    { mpn: "LC1D09BD-0-LONG" },
    { mpn: "LC1D09BDB" },
    { mpn: "LC1D09BDA" },
    { mpn: "lc1d09bd", nameDe: "älter" },
    { mpn: "LC1D-09BD", nameDe: "neuer" },
  ]);
  const { data } = await search({ query: "LC1D09BD" });
  expect(data.map(({ mpn, match }) => `${mpn} ${match?.kind}`)).toEqual([
    "LC1D-09BD exact",
    "lc1d09bd exact",
    "LC1D09BDA prefix",
    "LC1D09BDB prefix",
    "LC1D09BD-0-LONG prefix",
    "XLC1D09BD contains",
    "LC1D09B7 similar",
    "LC1D90BD similar",
    "ZUBEHOER-1 words",
  ]);
});

test("a listing is found once, by its best code", async () => {
  await makeOffers(common, [
    { mpn: "3RT2015-1BB41", alternateProductCodes: ["3RT2015-1BB41-ZX", "Y3RT20151BB41"] },
  ]);
  const { data, totalCount } = await search({ query: "3RT20151BB41" });
  expect(totalCount).toBe(1);
  expect(data[0]?.match).toEqual({ kind: "exact", code: "3RT20151BB41" });
});

test("short codes have no similar ones beside a real find", async () => {
  await makeOffers(common, [{ mpn: "7305" }, { mpn: "7306" }]);
  expect(await mpnsFor({ query: "7305" })).toEqual(["7305"]);
  expect(await mpnsFor({ query: "7304" })).toEqual(["7305", "7306"]);
});

test("words inside other words come where whole words find few, and not where they find enough", async () => {
  const named = (nameDe: string, place: number) => ({ mpn: `WORT${place}`, nameDe });
  await makeOffers(common, [named("Tellerfeder", 0), named("Feder", 1)]);
  expect(await mpnsFor({ query: "feder" })).toEqual(["WORT1", "WORT0"]);
  const more = Array.from({ length: 20 }, (_, index) => named("Feder", index + 2));
  await makeOffers(common, more);
  expect(await search({ query: "feder" })).toMatchObject({ totalCount: 21 });
});

describe("pages", () => {
  beforeAll(async () => {
    const many = Array.from({ length: 1012 }, (_, index) => ({
      mpn: `PAGE-${String(index).padStart(5, "0")}`,
    }));
    await makeOffers(common, many);
  });

  test("follow each other without gap or repetition", async () => {
    const asked = [1, 2, 3].map((page) => mpnsFor({ query: "PAGE000", page, pageSize: 25 }));
    const mpns = (await Promise.all(asked)).flat();
    expect(mpns).toEqual(
      Array.from({ length: 75 }, (_, index) => `PAGE-${String(index).padStart(5, "0")}`),
    );
  });

  test("have at most 50 listings", async () => {
    expect(await mpnsFor({ query: "PAGE", pageSize: 500 })).toHaveLength(50);
  });

  test("are counted to 1,000 by code, beyond that as 1001", async () => {
    expect(await search({ query: "PAGE" })).toMatchObject({
      totalCount: 1001,
      totalPages: 101,
      capped: true,
    });
    expect(await search({ query: "PAGE00" })).toMatchObject({
      totalCount: 1000,
      totalPages: 100,
      capped: false,
    });
  });

  test.each([102, 1e9, Number.MAX_SAFE_INTEGER])("beyond the end are empty: %i", async (page) => {
    expect(await search({ query: "PAGE", page })).toMatchObject({ data: [], totalCount: 1001 });
    expect(await mpnsFor({ page })).toHaveLength(page === 102 ? 10 : 0);
  });
});

test("of a number that more have than are read, the newest come first", async () => {
  const many = Array.from({ length: 2010 }, (_, index) => ({ mpn: "OFTEN-1", nameDe: `${index}` }));
  await makeOffers(common, many);
  const { data, capped } = await search({ query: "OFTEN1", pageSize: 2 });
  expect([data.map(({ nameDe }) => nameDe), capped]).toEqual([["2009", "2008"], true]);
});

test("without a query the newest come first, without a reason", async () => {
  await makeOffers(common, [{ mpn: "NEWEST-1" }, { mpn: "NEWEST-2" }]);
  const { data, capped } = await search({ query: " ", pageSize: 2 });
  expect(data.map(({ mpn, match }) => [mpn, match])).toEqual([
    ["NEWEST-2", null],
    ["NEWEST-1", null],
  ]);
  expect(capped).toBe(false);
});

test("browsing counts to 10,000, beyond that as 10001", async () => {
  await db().$executeRaw`
    INSERT INTO listing (owner_user_id, manufacturer_id, name_de, description_de, shipping_possible, pickup_possible,
      price_per_product_in_ct, quantity)
    SELECT owner_user_id, manufacturer_id, name_de, description_de, true, false, 1, 1
    FROM (SELECT * FROM listing LIMIT 1) one, generate_series(1, 10001)`;
  expect(await search({ pageSize: 50 })).toMatchObject({
    totalCount: 10_001,
    totalPages: 201,
    capped: true,
  });
});
