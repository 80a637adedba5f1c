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

test("exact comes before beginning; then similarity, code, newest; nothing doubtful stands beside it", async () => {
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
  ]);
});

test("without an exact number beginnings come before typos, and typos before mentions", async () => {
  await makeOffers(common, [
    { mpn: "ACCESSORY-2", nameDe: "Halter für GV2ME08" },
    { mpn: "GV2ME0B" },
    { mpn: "GV2ME80" },
    { mpn: "GV2ME09" },
    { mpn: "XGV2ME08" },
    { mpn: "GV2ME08-X" },
  ]);
  const { data } = await search({ query: "GV2ME08" });
  expect(data.map(({ mpn, match }) => `${mpn} ${match?.kind}`)).toEqual([
    "GV2ME08-X prefix",
    "GV2ME0B similar",
    "GV2ME09 similar",
    "GV2ME80 similar",
    "XGV2ME08 similar",
    "ACCESSORY-2 words",
  ]);
});

test("of two typos the look-alike comes before the neighbouring key, and that before any other", async () => {
  await makeOffers(common, [{ mpn: "KTA7-25X" }, { mpn: "KTA7-255" }, { mpn: "KTA7-25D" }]);
  expect(await mpnsFor({ query: "KTA7-25S" })).toEqual(["KTA7-255", "KTA7-25D", "KTA7-25X"]);
});

test("two typos and likeness count only where nothing else is found", async () => {
  await makeOffers(common, [{ mpn: "WXYZ-445566-AB" }]);
  const { data } = await search({ query: "WXYZ-445577-CB" });
  expect(data.map(({ mpn, match }) => `${mpn} ${match?.kind}`)).toEqual(["WXYZ-445566-AB similar"]);
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

test("the very name comes before whole words, these before words inside others and descriptions", async () => {
  const named = (nameDe: string, place: number, descriptionDe = "Neu.") => ({
    mpn: `WORT${place}`,
    nameDe,
    descriptionDe,
  });
  await makeOffers(common, [
    named("Federklemme", 0),
    named("Halter", 1, "Mit zwei Federn."),
    named("Tellerfeder", 2),
    named("Feder", 3),
    named("Federn, Satz", 4),
  ]);
  const { data } = await search({ query: "feder" });
  expect(data.map(({ mpn, match }) => `${mpn} ${match?.words}`)).toEqual([
    "WORT3 name",
    "WORT4 name",
    "WORT2 compound",
    "WORT0 compound",
    "WORT1 description",
  ]);
});

test("where one part's offers would fill the first page, so many come first that others are on it", async () => {
  const offers = (mpn: string, count: number) => Array.from({ length: count }, () => ({ mpn }));
  await makeOffers(common, [
    ...offers("TWV-50-A", 9),
    ...offers("TWV-50-B", 2),
    ...offers("TWV-50-C", 1),
  ]);
  const mpns = await mpnsFor({ query: "TWV-5", pageSize: 20 });
  expect(mpns.map((mpn) => mpn?.at(-1)).join("")).toBe("AAABBCAAAAAA");
  const few = await mpnsFor({ query: "TWV-50-A" });
  expect(few).toEqual(Array(9).fill("TWV-50-A"));
});

test("letters inside a number are found where nothing else is", async () => {
  await makeOffers(common, [{ mpn: "B6P-VHRLFSN-1" }]);
  expect(await mpnsFor({ query: "HRLFS" })).toEqual(["B6P-VHRLFSN-1"]);
});

test("offers of one part stand together and say how many there are from which price", async () => {
  const product = await db().product.create({
    data: {
      manufacturerId: common.manufacturerId,
      mpn: "OFFER-1",
      normalisedMpn: "OFFER1",
      nameDe: "Teil",
    },
  });
  const offer = (
    mpn: string,
    pricePerProductInCt: number,
    productId: number | null = product.id,
  ) => ({
    mpn,
    pricePerProductInCt,
    productId,
    nameDe: "Sonderfeder",
  });
  await makeOffers(common, [
    offer("OFFER-1", 900),
    offer("OFFER-2", 100, null),
    offer("OFFER1", 450),
    { ...offer("OFFER-1", 1), status: "SOLD", soldQuantity: 10 },
  ]);
  const { data } = await search({ query: "Sonderfeder" });
  expect(data.map(({ mpn, offers }) => [mpn, offers])).toEqual([
    ["OFFER1", { count: 2, fromPieceInCt: 450 }],
    ["OFFER-1", { count: 2, fromPieceInCt: 450 }],
    ["OFFER-2", null],
  ]);
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
  const addHalf = () => db().$executeRaw`
    INSERT INTO listing (owner_user_id, manufacturer_id, name_de, description_de, shipping_possible, pickup_possible,
      price_per_product_in_ct, quantity)
    SELECT owner_user_id, manufacturer_id, name_de, description_de, true, false, 1, 1
    FROM (SELECT * FROM listing LIMIT 1) one, generate_series(1, 3500)`;
  await addHalf();
  await addHalf();
  expect(await search({ pageSize: 50 })).toMatchObject({
    totalCount: 10_001,
    totalPages: 201,
    capped: true,
  });
});
