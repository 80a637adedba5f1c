import "@/tests/setup/database";
import { beforeAll, expect, test } from "vitest";
import { visitor } from "@/lib/operations/viewer";
import { makeManufacturer } from "@/tests/factories/listing";
import { makeOffers } from "@/tests/factories/search";
import { makeMember, type TestMember } from "@/tests/factories/user";
import { exactAnswer } from "@/tests/setup/exact-answer";
import {
  exportListings,
  fuzzySearchListings,
  getAlternativeListings,
  getListingsByUser,
  getSearchSuggestions,
  getSimilarCodes,
} from "./operations";

const bundle = {
  bundleOnly: true,
  minOrderQuantity: 10,
  pricePerProductInCt: null,
  priceForBundleInCt: 9900,
};

let seller: TestMember;
let soldOut: number;

beforeAll(async () => {
  seller = await makeMember();
  const { id: manufacturerId } = await makeManufacturer("Siemens");
  [soldOut = 0] = await makeOffers({ ownerUserId: seller.userId, manufacturerId }, [
    { mpn: "6ES7 315-2EH14-0AB0", reservedQuantity: 10 },
    { mpn: "6ES73152EH140AB0", nameEn: "CPU", nameDe: "Leistungsschütz" },
    { mpn: "6ES7 315-2EH13-0AB0", ...bundle },
  ]);
});

test("what a search finds, by number, by words and by browsing, is answered exactly as described", async () => {
  const byCode = await exactAnswer(fuzzySearchListings, visitor, { query: "6ES7 315-2EH14" });
  expect(byCode.data[0]?.match).toEqual({ kind: "prefix", code: "6ES73152EH140AB0" });
  const byWords = await exactAnswer(fuzzySearchListings, visitor, { query: "Leistungsschütz" });
  expect(byWords.data[0]?.match).toEqual({ kind: "words", code: null, words: "name" });
  const browsed = await exactAnswer(fuzzySearchListings, visitor, {});
  expect(browsed.data.map(({ match }) => match)).toEqual([null, null]);
});

test("a seller's listings and their export are answered exactly as described", async () => {
  expect((await exactAnswer(getListingsByUser, seller, {})).data).toHaveLength(3);
  expect((await exactAnswer(exportListings, seller, {})).rows).toHaveLength(3);
});

test("suggestions, similar codes and alternatives are answered exactly as described", async () => {
  const suggested = await exactAnswer(getSearchSuggestions, visitor, { query: "6ES7" });
  expect(suggested.codes).toHaveLength(2);
  const siemens = await exactAnswer(getSearchSuggestions, visitor, { query: "Siem" });
  expect(siemens.manufacturers).toMatchObject([{ name: "Siemens" }]);
  expect(await exactAnswer(getSimilarCodes, visitor, { query: "6ES7 315-2HE14" })).toHaveLength(2);
  const { same, similar } = await exactAnswer(getAlternativeListings, visitor, soldOut);
  expect([same.length, similar.length]).toEqual([1, 1]);
});
