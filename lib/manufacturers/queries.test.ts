import "@/tests/setup/database";
import { beforeEach, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { makeManufacturer } from "@/tests/factories/listing";
import { listManufacturers } from "./queries";
import { manufacturerFilter } from "./schema";

beforeEach(async () => {
  await db().manufacturer.deleteMany();
});

async function namesOf(filter: Parameters<typeof manufacturerFilter.parse>[0]) {
  return (await listManufacturers(manufacturerFilter.parse(filter))).map(({ name }) => name);
}

async function makeUnverified(name: string): Promise<void> {
  const { id } = await makeManufacturer(name);
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

test("on the way to a legal form the name that stands before it stays found", async () => {
  await makeManufacturer("Siemens");
  expect(await namesOf({ query: "Siemens A" })).toEqual(["Siemens"]);
});

test("what LIKE would take for a pattern is text", async () => {
  await makeManufacturer("Festo");
  expect(await namesOf({ query: "F%o" })).toEqual([]);
  expect(await namesOf({ query: "F_sto" })).toEqual([]);
  expect(await namesOf({ query: "'; DROP TABLE manufacturer; --" })).toEqual([]);
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
  expect(await namesOf({ query: "fest", limit: 1 })).toEqual(["Festo"]);
  expect(await namesOf({ limit: 2 })).toEqual(["Festa", "Festo"]);
});

test("a query of spaces is none; one that is too long or unstorable is refused", async () => {
  await makeManufacturer("Festo");
  expect(await namesOf({ query: "  " })).toEqual(["Festo"]);
  for (const query of ["x".repeat(101), "a\0b", "\ud800"]) {
    expect(manufacturerFilter.safeParse({ query }).success).toBe(false);
  }
});
