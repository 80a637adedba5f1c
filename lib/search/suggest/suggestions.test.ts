import "@/tests/setup/database";
import { beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { visitor } from "@/lib/fields/viewer";
import { runOperation } from "@/lib/operations/run";
import { makeManufacturer } from "@/tests/factories/listing";
import { makeOffers } from "@/tests/factories/search";
import { makeMember } from "@/tests/factories/user";
import { getSearchSuggestions, getSimilarCodes } from "../operations";

beforeAll(async () => {
  const { userId } = await makeMember();
  const [skf, old] = [await makeManufacturer("SKF"), await makeManufacturer("SKF Alt")];
  const unverified = await makeManufacturer("SKF Nachbau");
  await db().manufacturer.update({ where: { id: old.id }, data: { mergedIntoId: skf.id } });
  await db().manufacturer.update({ where: { id: unverified.id }, data: { verifiedAt: null } });
  await makeOffers({ ownerUserId: userId, manufacturerId: skf.id }, [
    { mpn: "6205-2RSH" },
    { mpn: "6205-2RSH" },
    { mpn: "62052rsh" },
    { mpn: "6205-Z", manufacturerId: old.id },
    { mpn: "6205-DRAFT", status: "DRAFT" },
    { mpn: "6205-GONE", reservedQuantity: 10 },
    { mpn: "6205-SOLD", status: "SOLD", soldQuantity: 10 },
    { mpn: "NU 6207/C3", alternateProductCodes: ["Alt.Nr. 99-A"] },
    { mpn: "TWICE-1235", alternateProductCodes: ["TWICE-12355"] },
    { mpn: "PREFIX-1" },
    { mpn: "9PREFIX-2" },
    { mpn: "PRFEIX-3" },
    { mpn: "WEG-774411", reservedQuantity: 10 },
    { mpn: "QWERTZ-11223" },
    { mpn: "KIND-1", nameDe: "ABB Umrichter ACS355" },
    { mpn: "KIND-2", nameDe: "Netzteil 24 V", status: "DRAFT" },
    { mpn: "KIND-3", nameDe: "Motor", nameEn: "Ball bearing, sealed", reservedQuantity: 10 },
    { mpn: "KIND-4", nameDe: "Deep groove ball bearing" },
    ...Array.from({ length: 12 }, (_, index) => ({ mpn: `SERIES-${index}` })),
  ]);
});

test("codes begin with the typed text, as written, each once, and only those for sale", async () => {
  expect((await suggest("6205")).codes).toEqual([
    { code: "6205-2RSH", manufacturer: "SKF" },
    { code: "6205-Z", manufacturer: "SKF" },
  ]);
  expect((await suggest("nu62")).codes).toEqual([{ code: "NU 6207/C3", manufacturer: "SKF" }]);
  expect((await suggest("alt nr")).codes).toEqual([{ code: "Alt.Nr. 99-A", manufacturer: "SKF" }]);
});

test("where few begin so, codes that contain it and codes one typo away follow", async () => {
  const codes = (await suggest("PREFIX")).codes.map(({ code }) => code);
  expect(codes).toEqual(["PREFIX-1", "9PREFIX-2"]);
  expect((await suggest("PREFXI1")).codes.map(({ code }) => code)).toEqual(["PREFIX-1"]);
});

test("unavailable parts are offered neither as inside nor as similar", async () => {
  expect((await suggest("774411")).codes).toEqual([]);
  expect((await similarTo("WEG774412")).map(({ code }) => code)).not.toContain("WEG-774411");
});

test("three characters are sought at the beginning alone", async () => {
  expect((await suggest("ref")).codes).toEqual([]);
  expect((await suggest("refi")).codes).not.toEqual([]);
});

test.each([
  ["above", "QWERTZ00776"],
  ["below", "QWERTZ99881"],
])("the neighbour %s is similar, whatever its other end", async (_, query) => {
  expect(await similarTo(query)).toContainEqual({ code: "QWERTZ-11223", manufacturer: "SKF" });
});

test("there are eight codes at most", async () => {
  expect((await suggest("series")).codes).toHaveLength(8);
});

test("manufacturers are verified ones, and a merged one leads to its target", async () => {
  const { id } = await makeManufacturer("SKF");
  expect((await suggest("skf")).manufacturers).toEqual([{ id, name: "SKF" }]);
  expect((await suggest("skf alt")).manufacturers).toContainEqual({ id, name: "SKF" });
});

test.each([
  ["Freq", [{ de: "Frequenzumrichter", en: "frequency inverter" }]],
  ["vfd", [{ de: "Frequenzumrichter", en: "frequency inverter" }]],
  ["kugell", [{ de: "Kugellager", en: "ball bearing" }]],
  ["netzt", []],
  ["motor", []],
  ["fu", [{ de: "Frequenzumrichter", en: "frequency inverter" }]],
  ["kondens", []],
])("%s begins the kinds for sale %j, whatever their listings call them", async (query, kinds) => {
  expect((await suggest(query)).kinds).toEqual(kinds);
});

test.each(["", "6", "--", "%", "_%", "é", "\u0001"])("%j suggests nothing", async (query) => {
  expect(await suggest(query)).toEqual({ codes: [], manufacturers: [], kinds: [] });
});

test("similar codes are the likest for sale, the most similar first", async () => {
  const similar = await similarTo("6205-2RZH");
  expect(similar[0]).toEqual({ code: "6205-2RSH", manufacturer: "SKF" });
  expect(similar.length).toBeLessThanOrEqual(8);
  expect(similar.map(({ code }) => code)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/DRAFT|GONE|SOLD/)]),
  );
  expect(await similarTo("%%")).toEqual([]);
});

test("a code like no other has no similar codes, and one with the same beginning has", async () => {
  expect(await similarTo("VWXY9981")).toEqual([]);
  const codes = (await similarTo("SERIES99")).map(({ code }) => code);
  expect(codes.length).toBeGreaterThan(0);
  expect(codes.every((code) => code.startsWith("SERIES"))).toBe(true);
});

test("of a listing that carries several similar codes one is named", async () => {
  expect(await similarTo("ALT99B")).toEqual([{ code: "Alt.Nr. 99-A", manufacturer: "SKF" }]);
  const both = await similarTo("TWICE1234");
  expect(both.map(({ code }) => code)).toEqual(["TWICE-1235"]);
});

async function suggest(query: string) {
  return (await runOperation(getSearchSuggestions, visitor, { query })).answer;
}

async function similarTo(query: string) {
  return (await runOperation(getSimilarCodes, visitor, { query })).answer;
}
