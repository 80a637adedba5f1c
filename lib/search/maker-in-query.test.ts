import "@/tests/setup/database";
import { beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { makeManufacturer } from "@/tests/factories/listing";
import { makeOffers, search } from "@/tests/factories/search";
import { makeMember } from "@/tests/factories/user";

beforeAll(async () => {
  const { userId: ownerUserId } = await makeMember();
  const [siemens, eaton, phoenix] = [
    await makeManufacturer("Siemens AG"),
    await makeManufacturer("Eaton"),
    await makeManufacturer("Phoenix Contact GmbH & Co. KG"),
  ];
  const old = await makeManufacturer("Moeller");
  await db().manufacturer.update({ where: { id: old.id }, data: { mergedIntoId: eaton.id } });
  const common = { ownerUserId };
  await makeOffers({ ...common, manufacturerId: siemens.id }, [
    { mpn: "6ES7 315-2EH14", nameDe: "Zentralbaugruppe" },
    { mpn: "3RT2015", nameDe: "Schütz" },
  ]);
  await makeOffers({ ...common, manufacturerId: eaton.id }, [
    { mpn: "PKZM0-4", nameDe: "Motorschutzschalter" },
    { mpn: "ADAPT-1", nameDe: "Adapter für Siemens" },
    { mpn: "DILM7", nameDe: "Schütz" },
  ]);
  await makeOffers({ ...common, manufacturerId: phoenix.id }, [{ mpn: "2866763" }]);
});

test.each([
  ["Siemens 6ES7", ["6ES7 315-2EH14 prefix"]],
  ["siemens 6es7 315-2eh14", ["6ES7 315-2EH14 exact"]],
  ["6ES7 315-2EH14 Siemens", ["6ES7 315-2EH14 exact"]],
  ["Eaton PKZM0-4", ["PKZM0-4 exact"]],
  ["Phoenix Contact 2866763", ["2866763 exact"]],
  ["Schütz Siemens", ["3RT2015 words"]],
  ["Moeller PKZM0-4", ["PKZM0-4 exact"]],
])("%s finds the maker's part", async (query, expected) => {
  const { data } = await search({ query });
  expect(data.map(({ mpn, match }) => `${mpn} ${match?.kind}`)).toEqual(expected);
});

test("a maker's name that is part of another's text still finds that", async () => {
  const { data } = await search({ query: "Adapter für Siemens" });
  expect(data.map(({ mpn }) => mpn)).toEqual(["ADAPT-1"]);
});

test("a chosen manufacturer stays chosen", async () => {
  const { data } = await search({ query: "Siemens 6ES7 315-2EH14", manufacturerId: 1_000_000 });
  expect(data).toEqual([]);
});
