import "@/tests/setup/database";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { makeManufacturer } from "@/tests/factories/listing";
import { makeOffers, makeOffersOf, search } from "@/tests/factories/search";
import { makeMember } from "@/tests/factories/user";

beforeAll(async () => {
  const { userId: ownerUserId } = await makeMember();
  await makeOffersOf(ownerUserId, "SEW-EURODRIVE GmbH & Co KG", [
    { mpn: "MC07B0015-5A3", nameDe: "Frequenzumrichter MOVITRAC B, 1,5 kW, 3 × 400 V" },
    { mpn: "R17DT71D4", nameDe: "Getriebemotor, 0,37 kW" },
  ]);
  await makeOffersOf(ownerUserId, "Lenze", [
    { mpn: "E82EV152K4C", nameDe: "Umrichter 8200 vector, 1,5 kW, 400 V" },
  ]);
  await makeOffersOf(ownerUserId, "Phoenix Contact", [
    { mpn: "3044076", nameDe: "Durchgangsklemme UT 2,5, grau" },
  ]);
  await makeOffersOf(ownerUserId, "Weidmüller Interface", [
    { mpn: "1608510000", nameDe: "Reihenklemme ZDU 2.5, beige" },
  ]);
  await makeOffersOf(ownerUserId, "Endress+Hauser", [
    { mpn: "FTL31-AA4U2", nameDe: "Füllstandgrenzschalter, 24 V DC" },
  ]);
  await makeOffersOf(ownerUserId, "Schneider Electric", [
    { mpn: "LC1D09P7", nameDe: "Leistungsschütz, 9 A, 230 V", quantity: 3 },
    { mpn: "LC1D32BD", nameDe: "Leistungsschütz, 32 A, 24 V DC", quantity: 50 },
  ]);
  await makeOffersOf(ownerUserId, "Fuse", [
    { mpn: "AM-011-5658", nameDe: "Antrieb" },
    { mpn: "ROT-1", nameDe: "Netzteil 24 V DC 10 A" },
    { mpn: "ROT-2", nameDe: "Netzteil DC 24V 10 A" },
    { mpn: "LS-1", nameDe: "Lichtschranke" },
    { mpn: "SL-1", nameDe: "Schaltschranklüfter" },
    { mpn: "FU6812V", nameDe: "Halter" },
    { mpn: "8X32", nameDe: "Feinsicherung 2 A, träge" },
  ]);
  await makeOffersOf(ownerUserId, "SKF", [
    { mpn: "6205-2RSH", nameDe: "Rillenkugellager 25 × 52 × 15 mm" },
    { mpn: "PASTE-1", nameDe: "Fett", descriptionDe: "Für Kugellager und Gleitlager." },
  ]);
  await makeOffersOf(ownerUserId, "Pilz", [
    { mpn: "774310", nameDe: "Sicherheitsrelais 24 V", alternateProductCodes: ["PNOZ X3"] },
    { mpn: "774318", nameDe: "Sicherheitsrelais PNOZ X3 230 V" },
  ]);
  await makeOffersOf(ownerUserId, "Rittal", [{ mpn: "SK 3240.100", nameDe: "Filterlüfter" }]);
  await makeOffersOf(ownerUserId, "Turck", [{ mpn: "CPU-1", nameDe: "Zentralbaugruppe" }]);
  const unverified = await makeOffersOf(ownerUserId, "Acme Sondermaschinen", [
    { mpn: "XQ-100", nameDe: "Halter" },
  ]);
  await db().manufacturer.update({ where: { id: unverified }, data: { verifiedAt: null } });
});

describe("people find what they mean", () => {
  test.each([
    ["a manufacturer alone", "sew eurodrive", ["R17DT71D4", "MC07B0015-5A3"]],
    ["its name with its legal form", "SEW-EURODRIVE GmbH & Co. KG", ["R17DT71D4", "MC07B0015-5A3"]],
    ["its short name", "SEW", ["R17DT71D4", "MC07B0015-5A3"]],
    ["its initials", "E+H", ["FTL31-AA4U2"]],
    ["its name without umlaut", "weidmueller", ["1608510000"]],
    ["its name with a slip", "Scneider", ["LC1D32BD", "LC1D09P7"]],
    ["one that nobody has verified", "Acme", ["XQ-100"]],
    ["the same with its legal form", "Acme Sondermaschinen GmbH", ["XQ-100"]],
    ["a short name and a number", "Schneider LC1D09P7", ["LC1D09P7"]],
    ["a number and its manufacturer", "LC1D09P7 Schneider Electric", ["LC1D09P7"]],
    ["a manufacturer and a series", "SEW MOVITRAC", ["MC07B0015-5A3"]],
    ["a manufacturer and a type", "Phoenix UT 2,5", ["3044076"]],
    ["a number apart", "MC07B 0015 5A3", ["MC07B0015-5A3"]],
    ["a number with letters apart and a slip", "FTL 31AA4UU2", ["FTL31-AA4U2"]],
    ["letters of a number apart, and a slip", "PASTE 11", ["PASTE-1"]],
    ["a number that begins with a noise word, and a slip", "AM 0l1-5658", ["AM-011-5658"]],
    ["a number of short parts with a slip", "P3 044 076", ["3044076"]],
    ["a number in a sentence", "suche dringend E82EV152K4C neu", ["E82EV152K4C"]],
    ["a kind", "Schütze", ["LC1D32BD", "LC1D09P7"]],
    ["a kind in English", "contactor", ["LC1D32BD", "LC1D09P7"]],
    ["a kind before what begins as it", "FU", ["E82EV152K4C", "MC07B0015-5A3", "FU6812V"]],
    ["a kind by a synonym, its own name first", "Umrichter", ["E82EV152K4C", "MC07B0015-5A3"]],
    ["a mistyped kind", "Freqenzumrichter", ["MC07B0015-5A3", "E82EV152K4C"]],
    ["a part of a compound before a description", "Kugellager", ["6205-2RSH", "PASTE-1"]],
    ["a kind and a number", "Frequenzumrichter E82EV152K4C", ["E82EV152K4C"]],
    ["a kind and a measure", "Schütz 24V", ["LC1D32BD"]],
    ["some of its dimensions", "Kugellager 25x52", ["6205-2RSH"]],
    ["a measure spelt otherwise", "Umrichter 1.5kW 3x400V", ["MC07B0015-5A3"]],
    ["a manufacturer, a kind and a measure", "sew umrichter 1,5 KW", ["MC07B0015-5A3"]],
    ["a whole name", "Durchgangsklemme UT 2,5, grau", ["3044076"]],
    [
      "a whole name before one that is spelt otherwise",
      "Netzteil 24 V DC 10 A",
      ["ROT-1", "ROT-2"],
    ],
    ["a word whose stem is another's", "Schranke", ["LS-1"]],
    ["a part's beginning with a slip", "MC07BO01", ["MC07B0015-5A3"]],
    ["the same with spaces", "LC1 DO9", ["LC1D09P7"]],
    ["a dotted number beside its manufacturer", "Rittal 3240.100", ["SK 3240.100"]],
    ["the same with a slip", "Rittal SK 3241.100", ["SK 3240.100"]],
    ["a type and a number", "PNOZ X3 774318", ["774318"]],
    ["a type and a measure of another than the one called so", "PNOZ X3 230V", ["774318"]],
    ["dimensions with spaces", "Lager 25 x 52 x 15", ["6205-2RSH"]],
    ["dimensions with slashes", "Lager 25/52/15", ["6205-2RSH"]],
    ["a unit in full", "Netzteil 24 Volt 10 Ampere", ["ROT-2", "ROT-1"]],
    ["a measure alone", "24V", ["774310", "ROT-2", "ROT-1", "LC1D32BD", "FTL31-AA4U2"]],
    ["what looks like a measure inside a number", "152K", ["E82EV152K4C"]],
    ["a type written together", "Vector8200", ["E82EV152K4C"]],
    ["a controller by its central unit", "SPS", ["CPU-1"]],
  ])("%s: %s", async (_, query, mpns) => {
    const { data, reading } = await search({ query });
    expect(data.map(({ mpn }) => mpn)).toEqual(mpns);
    expect(reading?.dropped).toEqual([]);
  });
});

describe("words that do not fit are left out and named", () => {
  test.each([
    ["LC1D09P7 gelb", ["LC1D09P7"], ["gelb"]],
    ["Getriebemotor rosa", ["R17DT71D4"], ["rosa"]],
    ["Lenze LC1D09P7", ["LC1D09P7"], ["Lenze"]],
    ["Umrichter Lenze 7,5 kW", ["E82EV152K4C"], ["7,5 kW"]],
    ["Lenze XYZ99999", ["E82EV152K4C"], ["XYZ99999"]],
    ["Schütz 24V rot", ["LC1D32BD"], ["rot"]],
    ["Umrichter 1,5kW Serie", ["E82EV152K4C", "MC07B0015-5A3"], ["Serie"]],
    ["Drehstrom Getriebemotor", ["R17DT71D4"], ["Drehstrom"]],
    ["Netzteil 24VDC 10A 7pol", ["ROT-2", "ROT-1"], ["7pol"]],
  ])("%s finds %j without %j", async (query, mpns, dropped) => {
    const answer = await search({ query });
    expect(answer.data.map(({ mpn }) => mpn)).toEqual(mpns);
    expect(answer.reading?.dropped).toEqual(dropped);
  });

  test("a corrected word is named", async () => {
    const { reading } = await search({ query: "Scneider Leistungsschüzt" });
    expect(reading?.corrected).toEqual([
      { typed: "Scneider", meant: "Schneider Electric" },
      { typed: "Leistungsschüzt", meant: "Leistungsschütz" },
    ]);
  });
});

describe("a wished quantity", () => {
  test("leaves out what there is too little of", async () => {
    const { data, reading } = await search({ query: "10 Stück Schütz" });
    expect(data.map(({ mpn }) => mpn)).toEqual(["LC1D32BD"]);
    expect(reading?.quantity).toEqual({ value: 10, rest: "Schütz" });
  });

  test("stays where a word has to go", async () => {
    const { data, reading } = await search({ query: "10 Stück Schütz gelb" });
    expect(data.map(({ mpn }) => mpn)).toEqual(["LC1D32BD"]);
    expect(reading).toMatchObject({ quantity: { value: 10 }, dropped: ["gelb"] });
  });

  test("is given up rather than the number", async () => {
    const { data, reading } = await search({ query: "10x LC1D09P7" });
    expect(data.map(({ mpn, match }) => `${mpn} ${match?.kind}`)).toEqual(["LC1D09P7 exact"]);
    expect(reading).toMatchObject({ quantity: null, dropped: ["10x"], droppedQuantity: "10x" });
  });
});

test("the parts of a manufacturer with many are counted to the last, the newest first", async () => {
  const { userId: ownerUserId } = await makeMember();
  const { id: manufacturerId } = await makeManufacturer("Murrelektronik");
  const offers = Array.from({ length: 1_005 }, (_, index) => ({ mpn: `MURR-${index}` }));
  await makeOffers({ ownerUserId, manufacturerId }, offers);
  const answer = await search({ query: "murrelektronik" });
  expect(answer).toMatchObject({ totalCount: 1_005, capped: false });
  expect(answer.data[0]?.mpn).toBe("MURR-1004");
});

test("nobody can take a kind over by a manufacturer's name", async () => {
  const { userId: ownerUserId } = await makeMember();
  const { id: manufacturerId } = await makeManufacturer("Rillenkugellager");
  await db().manufacturer.update({ where: { id: manufacturerId }, data: { verifiedAt: null } });
  await makeOffers({ ownerUserId, manufacturerId }, [{ mpn: "TAKE-1", nameDe: "Anderes" }]);
  const { data } = await search({ query: "Rillenkugellager" });
  expect(data.map(({ mpn }) => mpn)).toContain("6205-2RSH");
});
