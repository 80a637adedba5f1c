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
  await makeOffers({ ...common, manufacturerId: phoenix.id }, [
    { mpn: "2866763" },
    { mpn: "Eaton LZM1-A" },
    { mpn: "X9 Eaton LZM1-A" },
    { mpn: "3M 7100-K" },
  ]);
  await makeOffers({ ...common, manufacturerId: eaton.id }, [{ mpn: "55LZM1-A" }]);
  await makeOffers({ ...common, manufacturerId: (await makeManufacturer("3M")).id }, [
    { mpn: "7100188" },
    { mpn: "8200" },
  ]);
  const abb = await makeManufacturer("ABB");
  await makeOffers({ ...common, manufacturerId: abb.id }, [
    { mpn: "99123" },
    { mpn: "99188-LONG", alternateProductCodes: ["ABB 99188-LONG"] },
  ]);
  await makeOffers({ ...common, manufacturerId: phoenix.id }, [{ mpn: "ABB 99123" }]);
  const claimed = await makeManufacturer("6ES7");
  await db().manufacturer.update({ where: { id: claimed.id }, data: { verifiedAt: null } });
  await makeOffers({ ...common, manufacturerId: claimed.id }, [{ mpn: "Z315-2EH14-XX" }]);
});

test.each([
  ["Siemens 6ES7", ["6ES7 315-2EH14 prefix"]],
  ["siemens 6es7 315-2eh14", ["6ES7 315-2EH14 exact"]],
  ["6ES7 315-2EH14 Siemens", ["6ES7 315-2EH14 exact"]],
  ["Eaton PKZM0-4", ["PKZM0-4 exact"]],
  ["Phoenix Contact 2866763", ["2866763 exact"]],
  ["Schütz Siemens", ["3RT2015 words"]],
  ["Moeller PKZM0-4", ["PKZM0-4 exact"]],
])("%s finds the manufacturer's part", async (query, expected) => {
  const { data } = await search({ query });
  expect(data.map(({ mpn, match }) => `${mpn} ${match?.kind}`)).toEqual(expected);
});

test("an unverified name does not take a search over", async () => {
  const { data } = await search({ query: "6ES7 315-2EH14" });
  expect(data.map(({ mpn, match }) => `${mpn} ${match?.kind}`)).toEqual(["6ES7 315-2EH14 exact"]);
});

test.each([
  ["Eaton LZM1-A", undefined, ["Eaton LZM1-A exact", "55LZM1-A contains"]],
  ["LZM1-A Eaton", undefined, ["55LZM1-A contains"]],
  ["Eaton LZM1-A", "newest", ["55LZM1-A contains", "Eaton LZM1-A exact"]],
  ["Eaton LZM1", undefined, ["Eaton LZM1-A prefix", "55LZM1-A contains"]],
])(
  "%s by %s: what the whole query names comes first, the manufacturer's parts follow",
  async (query, sort, expected) => {
    const { data, totalCount } = await search({ query, sort });
    expect(data.map(({ mpn, match }) => `${mpn} ${match?.kind}`)).toEqual(expected);
    expect(totalCount).toBe(expected.length);
  },
);

test.each([
  ["ABB 991", ["99123 prefix", "99188-LONG prefix", "ABB 99123 prefix"]],
  ["991 ABB", ["99123 prefix", "99188-LONG prefix"]],
  ["ABB 99123", ["ABB 99123 exact", "99123 exact"]],
  ["ABB 99188-LONG", ["99188-LONG exact"]],
])(
  "%s: what only begins with the whole query stands behind the manufacturer's parts that begin so",
  async (query, expected) => {
    const { data } = await search({ query });
    expect(data.map(({ mpn, match }) => `${mpn} ${match?.kind}`)).toEqual(expected);
  },
);

test("where nothing but the whole query finds, that is shown", async () => {
  await db().listing.updateMany({ where: { mpn: "55LZM1-A" }, data: { status: "DRAFT" } });
  const whole = await search({ query: "Eaton LZM1-A" });
  await db().listing.updateMany({ where: { mpn: "55LZM1-A" }, data: { status: "ACTIVE" } });
  expect(whole.data.map(({ mpn, match }) => `${mpn} ${match?.kind}`)).toEqual([
    "Eaton LZM1-A exact",
  ]);
});

test.each([
  ["3M 8200", ["8200 exact"]],
  ["3M 7100", ["3M 7100-K prefix"]],
])("a name with a digit stands back behind a number: %s", async (query, expected) => {
  const { data } = await search({ query });
  expect(data.map(({ mpn, match }) => `${mpn} ${match?.kind}`)).toEqual(expected);
});

test("a manufacturer's name that is part of another's text still finds that", async () => {
  const { data } = await search({ query: "Adapter für Siemens" });
  expect(data.map(({ mpn }) => mpn)).toEqual(["ADAPT-1"]);
});

test("a chosen manufacturer stays chosen", async () => {
  const { data } = await search({ query: "Siemens 6ES7 315-2EH14", manufacturerId: 1_000_000 });
  expect(data).toEqual([]);
});
