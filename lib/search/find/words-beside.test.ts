import "@/tests/setup/database";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { makeOffersOf, search } from "@/tests/factories/search";
import { makeMember } from "@/tests/factories/user";

beforeAll(async () => {
  const { userId: ownerUserId } = await makeMember();
  await makeOffersOf(ownerUserId, "Eaton", [
    { mpn: "DILM9-10", nameDe: "Leistungsschütz 9 A" },
    { mpn: "LZMC1", nameDe: "Leistungsschalter 100 A" },
  ]);
  await makeOffersOf(ownerUserId, "Siemens", [
    { mpn: "6EP1334", nameDe: "SITOP PSU100S 24 V DC 10 A" },
    { mpn: "6SL3210", nameDe: "SINAMICS G120C, 0,75 kW" },
    { mpn: "3RT2016-1BB41", nameDe: "Schütz 4 kW, 24 V DC" },
  ]);
  await makeOffersOf(ownerUserId, "Rohm", [
    { mpn: "KP1-30", nameDe: "Diode" },
    { mpn: "20214", nameDe: "Diode" },
  ]);
  await makeOffersOf(ownerUserId, "Danfoss", [
    { mpn: "060-1101", nameDe: "Druckschalter KP 1" },
    { mpn: "131B", nameDe: "VLT FC 051" },
  ]);
  await makeOffersOf(ownerUserId, "Festo", [
    { mpn: "9964", nameDe: "Magnetventil MFH 5/2, 24 V DC" },
  ]);
  await makeOffersOf(ownerUserId, "ifm", [{ mpn: "IFS204", nameDe: "Induktiver Sensor M12" }]);
  await makeOffersOf(ownerUserId, "Lapp", [
    { mpn: "0015", nameDe: "Sensorleitung M12, 5 m, 4G1,5mm²" },
  ]);
  await makeOffersOf(ownerUserId, "Weidmüller", [
    { mpn: "1608510000", nameDe: "Reihenklemme ZDU" },
  ]);
  const twin = await makeOffersOf(ownerUserId, "Weidmueller", [
    { mpn: "1020000000", nameDe: "Reihenklemme WDU" },
  ]);
  await db().manufacturer.update({ where: { id: twin }, data: { verifiedAt: null } });
});

describe("words beside a manufacturer or a kind", () => {
  test.each([
    ["letters with which a number begins", "Eaton DILM", ["DILM9-10"]],
    ["the same beside a kind", "DILM Leistungsschütz", ["DILM9-10"]],
    ["a type that begins a stranger's number", "Danfoss KP 1", ["060-1101"]],
    ["a type written together", "Danfoss FC051", ["131B"]],
    ["a type that goes on", "Siemens G120", ["6SL3210"]],
    ["a number with a slip", "Siemens 3RT2015", ["3RT2016-1BB41"]],
    ["a year", "Siemens SITOP 24V 10A Baujahr 2021", ["6EP1334"]],
    ["a voltage apart", "Siemens SITOP 24 VDC", ["6EP1334"]],
    ["a voltage the other way", "Festo Magnetventil DC24V", ["9964"]],
    ["two measures with a slash", "SITOP 24V/10A", ["6EP1334"]],
    ["watts for kilowatts", "SINAMICS 750 W", ["6SL3210"]],
    ["a length in full", "Sensorleitung 5 Meter", ["0015"]],
    ["cores without their unit", "Leitung 4G1,5", ["0015"]],
    ["a valve by another name", "5/2-Wegeventil", ["9964"]],
    ["a sensor by another name", "Näherungsschalter M12", ["IFS204"]],
    ["a manufacturer and the same unverified", "Weidmüller", ["1020000000", "1608510000"]],
    ["what is said twice", "Anfrage 6EP1334 Siemens: brauche 6EP1334 Siemens", ["6EP1334"]],
  ])("%s: %s", async (_, query, mpns) => {
    const { data, reading } = await search({ query });
    expect(data.map(({ mpn }) => mpn)).toEqual(mpns);
    expect(reading?.dropped).toEqual([]);
  });

  test("a year that is no number goes before a manufacturer and a kind", async () => {
    const { data, reading } = await search({ query: "Siemens Schütz 2021" });
    expect(data.map(({ mpn }) => mpn)).toEqual(["3RT2016-1BB41"]);
    expect(reading?.dropped).toEqual(["2021"]);
  });

  test("a word that is noise alone means nothing", async () => {
    expect((await search({ query: "für" })).data).toEqual([]);
  });

  test.each([
    ["2 Stck 6EP1334", 2, []],
    ["Menge 1: 6EP1334", 1, []],
    ["1.000 Stück 6EP1334", undefined, ["1.000 Stück"]],
  ])("%s wishes for so many pieces", async (query, pieces, dropped) => {
    const { data, reading } = await search({ query });
    expect(data[0]?.mpn).toBe("6EP1334");
    expect([reading?.quantity?.value, reading?.dropped]).toEqual([pieces, dropped]);
  });
});
