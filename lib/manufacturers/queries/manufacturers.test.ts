import "@/tests/setup/database";
import { beforeEach, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { makeListing, makeManufacturer } from "@/tests/factories/listing";
import { makeMember } from "@/tests/factories/user";
import { manufacturerFilter } from "../schema";
import {
  getManufacturer,
  listManufacturerEntries,
  listManufacturers,
  listManufacturersForSale,
} from "./manufacturers";

beforeEach(async () => {
  await db().listing.deleteMany();
  await db().manufacturer.deleteMany();
});

async function namesOf(filter: Parameters<typeof manufacturerFilter.parse>[0]) {
  return (await listManufacturers(manufacturerFilter.parse(filter))).map(({ name }) => name);
}

/** With a listing that anybody can see. */
async function makeUnverified(name: string): Promise<void> {
  const { id } = await makeManufacturer(name);
  const { userId: ownerUserId } = await makeMember();
  await makeListing({ ownerUserId, manufacturerId: id });
  await db().manufacturer.update({ where: { id }, data: { verifiedAt: null } });
}

test("the same name comes first, then beginnings, then insides; verified ones first in each", async () => {
  for (const name of ["Altfest", "Festo", "Festool", "Fest"]) {
    await makeManufacturer(name);
  }
  await makeUnverified("Festa");
  await makeUnverified("Afest");
  expect(await namesOf({ query: "FEST" })).toEqual([
    "Fest",
    "Festo",
    "Festool",
    "Festa",
    "Altfest",
    "Afest",
  ]);
});

test("case, spaces, dots and legal forms do not hide a manufacturer", async () => {
  await makeManufacturer("Phoenix Contact GmbH & Co. KG");
  await makeManufacturer("Weidmüller");
  for (const query of ["phoenixcontact", "PHOENIX  CONTACT", "contact", "Phoenix Contact GmbH"]) {
    expect(await namesOf({ query })).toEqual(["Phoenix Contact GmbH & Co. KG"]);
  }
});

test("characters that LIKE takes for a pattern are searched as text", async () => {
  await makeManufacturer("Festo");
  expect(await namesOf({ query: "F%o" })).toEqual([]);
  expect(await namesOf({ query: "F_o" })).toEqual([]);
  expect(await namesOf({ query: "'; DROP TABLE manufacturer; --" })).toEqual([]);
});

test("a mistyped name leads to those like it, the most similar first; never where another matches", async () => {
  for (const name of ["Siemens", "Simens Elektro", "Festo"]) {
    await makeManufacturer(name);
  }
  expect((await namesOf({ query: "Siemes" }))[0]).toBe("Siemens");
  expect(await namesOf({ query: "Siemnes" })).toEqual(["Siemens"]);
  expect(await namesOf({ query: "Fessto" })).toEqual(["Festo"]);
  expect(await namesOf({ query: "Fest" })).toEqual(["Festo"]);
  for (const query of ["Siemes7", "Fes.", "Xaver", ".."]) {
    expect(await namesOf({ query }), query).not.toContain("Siemens");
  }
});

test("a short name, a brand and their typos find their manufacturer, behind those of that very name", async () => {
  for (const name of ["Schneider Electric", "SEW-EURODRIVE", "Telemeter", "Sewing"]) {
    await makeManufacturer(name);
  }
  expect(await namesOf({ query: "Telemecanique" })).toEqual(["Schneider Electric"]);
  expect(await namesOf({ query: "teleme" })).toEqual(["Telemeter", "Schneider Electric"]);
  expect(await namesOf({ query: "te" })).toEqual(["Telemeter"]);
  expect(await namesOf({ query: "SEW" })).toEqual(["SEW-EURODRIVE", "Sewing"]);
  expect(await namesOf({ query: "SEW GmbH & Co. KG" })).toEqual(["SEW-EURODRIVE", "Sewing"]);
  expect(await namesOf({ query: "Telemecanque", onlyVerified: true })).toEqual([
    "Schneider Electric",
  ]);
  expect(await namesOf({ query: "Telemecanque", page: 2, pageSize: 5 })).toEqual([]);
});

test("a merged manufacturer leads to the one it was merged into, once", async () => {
  const { id } = await makeManufacturer("Sick");
  const merged = await makeManufacturer("Sick Optic-Electronic");
  await db().manufacturer.update({ where: { id: merged.id }, data: { mergedIntoId: id } });
  expect(await listManufacturers(manufacturerFilter.parse({ query: "sick" }))).toEqual([
    { id, name: "Sick" },
  ]);
  expect(await namesOf({ query: "Optic" })).toEqual(["Sick"]);
  expect(await namesOf({})).toEqual(["Sick"]);
});

test("only verified ones where that is asked, and no more than the limit", async () => {
  await makeManufacturer("Festo");
  await makeManufacturer("Festool");
  await makeUnverified("Festa");
  expect(await namesOf({ query: "fest", onlyVerified: true })).toEqual(["Festo", "Festool"]);
  expect(await namesOf({ query: "fest", pageSize: 1 })).toEqual(["Festo"]);
  expect(await namesOf({ query: "fest", page: 2, pageSize: 2 })).toEqual(["Festa"]);
  expect(await namesOf({ pageSize: 2 })).toEqual(["Festo", "Festool"]);
  expect(await namesOf({ page: 2, pageSize: 2 })).toEqual(["Festa"]);
  expect(await namesOf({ page: 2_000_000_000 })).toEqual([]);
});

test("an unverified name is shown only while anybody can see a listing of it", async () => {
  await makeManufacturer("Festo");
  await makeUnverified("Festa");
  for (const [status, names] of [
    ["SOLD", ["Festo", "Festa"]],
    ["DRAFT", ["Festo"]],
    ["DELETED", ["Festo"]],
  ] as const) {
    await db().listing.updateMany({ data: { status } });
    expect(await namesOf({}), status).toEqual(names);
    expect(await namesOf({ query: "fest" }), status).toEqual(names);
  }
});

test("one by its id is the one it was merged into, and only a verified one where that is asked", async () => {
  const [sick, typed] = [await makeManufacturer("Sick"), await makeManufacturer("Sick Optic")];
  await makeUnverified("Neuling");
  const { id } = await db().manufacturer.findFirstOrThrow({ where: { name: "Neuling" } });
  const data = { mergedIntoId: sick.id, verifiedAt: null };
  await db().manufacturer.update({ where: { id: typed.id }, data });

  const found = { id: sick.id, name: "Sick" };
  expect(await getManufacturer({ id: typed.id })).toEqual(found);
  expect(await getManufacturer({ id: typed.id, onlyVerified: true })).toEqual(found);
  expect(await getManufacturer({ id })).toEqual({ id, name: "Neuling" });
  const missing = { code: "NOT_FOUND" };
  await expect(getManufacturer({ id, onlyVerified: true })).rejects.toMatchObject(missing);
  await expect(getManufacturer({ id: 2_147_483_647 })).rejects.toMatchObject(missing);
});

test("for sale are verified ones with parts that can be had, counted, from A to Z", async () => {
  const ownerUserId = (await makeMember()).userId;
  const ids: Record<string, number> = {};
  for (const name of ["Zoller", "Ähre", "Bosch", "Leer", "Neuling", "Bosch Rexroth"]) {
    ids[name] = (await makeManufacturer(name)).id;
  }
  const list = (manufacturer: string, details = {}) =>
    makeListing({ ownerUserId, manufacturerId: ids[manufacturer], ...details });
  const listed = [await list("Zoller"), await list("Bosch"), await list("Bosch Rexroth")];
  await list("Ähre");
  await list("Leer", { status: "SOLD" });
  await list("Leer", { reservedQuantity: 10 });
  await list("Neuling");
  await db().manufacturer.update({ where: { id: ids.Neuling }, data: { verifiedAt: null } });
  const mergedIntoId = ids.Bosch;
  await db().manufacturer.update({ where: { id: ids["Bosch Rexroth"] }, data: { mergedIntoId } });

  expect(await listManufacturersForSale()).toEqual([
    { id: ids.Ähre, name: "Ähre", offers: 1 },
    { id: ids.Bosch, name: "Bosch", offers: 2 },
    { id: ids.Zoller, name: "Zoller", offers: 1 },
  ]);
  const entries = await listManufacturerEntries();
  expect(entries.map(({ path }) => path)).toEqual([
    `/manufacturer/${ids.Zoller}-zoller`,
    `/manufacturer/${ids.Ähre}-aehre`,
    `/manufacturer/${ids.Bosch}-bosch`,
  ]);
  expect(entries[2]?.lastModified).toBe(listed[2]?.createdAt.toISOString());
});
