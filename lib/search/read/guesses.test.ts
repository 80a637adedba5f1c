import "@/tests/setup/database";
import { beforeAll, expect, test } from "vitest";
import { makeOffersOf, search } from "@/tests/factories/search";
import { makeMember } from "@/tests/factories/user";

const many = Array.from({ length: 12 }, (_, place) => `Littelfuse ${place}`);

beforeAll(async () => {
  const { userId: ownerUserId } = await makeMember();
  for (const name of many) {
    await makeOffersOf(ownerUserId, name, [{ mpn: "SMAJ15CA", nameDe: "Diode" }]);
  }
  await makeOffersOf(ownerUserId, "Omron", [
    { mpn: "SMAJ16CA", nameDe: "Diode" },
    { mpn: "B3FS-1002P BY OMZ", nameDe: "Taster" },
    { mpn: "XF2M-3615", nameDe: "Steckverbinder OMZ" },
    { mpn: "BXJ25", nameDe: "Kondensator 10.0TP" },
    { mpn: "BXA50V220M10*10 10.0TP", nameDe: "Kondensator" },
    { mpn: "2SC2873SQY", nameDe: "Transistor" },
    { mpn: "C2877S", nameDe: "Regler" },
  ]);
});

test("of several numbers that may be meant the first page shows each, however many make one of them", async () => {
  const { data } = await search({ query: "SMAJ1TCA" });
  const found = data.map(({ mpn, match }) => [mpn, match?.kind]);
  expect(found).toContainEqual(["SMAJ15CA", "similar"]);
  expect(found).toContainEqual(["SMAJ16CA", "similar"]);
});

test.each([
  ["B34FS-1002P BY OMZ", "B3FS-1002P BY OMZ"],
  ["BA50V220M10*10 10.0TP", "BXA50V220M10*10 10.0TP"],
])(
  "a number of several words with a typo, %s, is found before parts with one of the words",
  async (query, mpn) => {
    const { data, reading } = await search({ query });
    expect(data[0]).toMatchObject({ mpn, match: { kind: "similar" } });
    expect(reading?.dropped).toEqual([]);
  },
);

test("a number that contains the query comes before one that is a typo away", async () => {
  const { data } = await search({ query: "C2873S" });
  expect(data.map(({ mpn }) => mpn)).toEqual(["2SC2873SQY", "C2877S"]);
});
