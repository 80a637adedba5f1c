import "@/tests/setup/database";
import { beforeEach, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { makeManufacturer } from "@/tests/factories/listing";
import { findManufacturersByAliases } from "./find-by-aliases";

beforeEach(async () => {
  await db().manufacturer.deleteMany();
});

async function namesOf(...spans: string[]): Promise<string[]> {
  const found = await findManufacturersByAliases(db(), spans);
  return found.map(({ span, name }) => `${span}: ${name}`);
}

async function makeUnverified(name: string): Promise<number> {
  const { id } = await makeManufacturer(name);
  await db().manufacturer.update({ where: { id }, data: { verifiedAt: null } });
  return id;
}

test("a name of several manufacturers finds each; the whole name is distinguished from a part", async () => {
  const contact = await makeManufacturer("Phoenix Contact");
  const mecano = await makeManufacturer("Phoenix Mecano AG");
  expect(await namesOf("phoenix")).toEqual([
    "phoenix: Phoenix Contact",
    "phoenix: Phoenix Mecano AG",
  ]);
  const facts = { isVerified: true, isSlip: false };
  expect(await findManufacturersByAliases(db(), ["phoenixcontact", "phoenix"])).toEqual([
    { span: "phoenix", manufacturerId: contact.id, name: contact.name, isWhole: false, ...facts },
    { span: "phoenix", manufacturerId: mecano.id, name: mecano.name, isWhole: false, ...facts },
    {
      span: "phoenixcontact",
      manufacturerId: contact.id,
      name: contact.name,
      isWhole: true,
      ...facts,
    },
  ]);
});

test("the names of a merged manufacturer lead to the one that it was merged into, once", async () => {
  const eaton = await makeManufacturer("Eaton");
  const moeller = await makeManufacturer("Klöckner-Moeller");
  await makeUnverified("Moeller Kassel");
  await db().manufacturer.update({ where: { id: moeller.id }, data: { mergedIntoId: eaton.id } });
  expect(await findManufacturersByAliases(db(), ["kloecknermoeller"])).toEqual([
    {
      span: "kloecknermoeller",
      manufacturerId: eaton.id,
      name: "Eaton",
      isVerified: true,
      isWhole: true,
      isSlip: false,
    },
  ]);
  expect(await namesOf("moeller")).toEqual(["moeller: Eaton", "moeller: Moeller Kassel"]);
});

test("a typo is none of a short word, a number, two typos, an unverified manufacturer, or a word that is a name", async () => {
  await makeManufacturer("Pilz");
  await makeManufacturer("Festo");
  await makeManufacturer("Fest7o");
  await makeManufacturer("Balluff");
  await makeUnverified("Pilzer");
  expect(await namesOf("pilt", "pilzz", "fst", "fest8o", "bulluf", "pilzerr")).toEqual([]);
  expect(await namesOf("fsto", "festoo", "pilzer")).toEqual([
    "festoo: Festo",
    "fsto: Festo",
    "pilzer: Pilzer",
  ]);
  expect(await namesOf("ballufff")).toEqual(["ballufff: Balluff"]);
});

test("a typo that was typed as a manufacturer's name leads to the verified one too", async () => {
  await makeManufacturer("Siemens");
  await makeUnverified("Siemes");
  expect(await findManufacturersByAliases(db(), ["siemes"])).toMatchObject([
    { name: "Siemes", isVerified: false, isSlip: false },
    { name: "Siemens", isVerified: true, isSlip: true },
  ]);
});

test("verifying a manufacturer, taking that back, or verifying the target of a merged one counts at once", async () => {
  const id = await makeUnverified("Balluff");
  const old = await makeUnverified("Gebhardt");
  await db().manufacturer.update({ where: { id: old }, data: { mergedIntoId: id } });
  expect(await namesOf("balluf", "gebhart")).toEqual([]);
  await db().manufacturer.update({ where: { id }, data: { verifiedAt: new Date() } });
  expect(await namesOf("balluf", "gebhart")).toEqual(["balluf: Balluff", "gebhart: Balluff"]);
  await db().manufacturer.update({ where: { id }, data: { verifiedAt: null } });
  expect(await namesOf("balluf", "gebhart")).toEqual([]);
});

test("a renamed manufacturer is found by its new name only, and by the aliases that administrators leave", async () => {
  const { id: manufacturerId } = await makeManufacturer("Murr Elektronik");
  const target = {
    manufacturerId,
    folded: "murrplastik",
    name: "Murrplastik",
    origin: "KEPT",
  } as const;
  await db().manufacturerAlias.create({ data: target });
  await db().manufacturer.update({ where: { id: manufacturerId }, data: { name: "Balluff" } });
  expect(await namesOf("murr", "balluff", "murrplastik")).toEqual([
    "balluff: Balluff",
    "murrplastik: Balluff",
  ]);
});

test("an alias that is switched off finds nothing, and stays so until the rule makes it no more", async () => {
  const { id } = await makeManufacturer("Murr Elektronik");
  const where = { manufacturerId_folded: { manufacturerId: id, folded: "murr" } };
  await db().manufacturerAlias.update({ where, data: { origin: "OFF" } });
  await db().manufacturer.update({ where: { id }, data: { name: "Murr-Elektronik" } });
  expect(await namesOf("murr")).toEqual([]);
  await db().manufacturer.update({ where: { id }, data: { name: "Balluff" } });
  await db().manufacturer.update({ where: { id }, data: { name: "Murr Elektronik" } });
  expect(await namesOf("murr")).toEqual(["murr: Murr Elektronik"]);
});

test("however many names begin with a word, the verified one and the whole name are among those found", async () => {
  await db().$executeRaw`
    INSERT INTO manufacturer (name, normalised_name)
    SELECT 'Siemens ' || n, 'siemens' || n FROM generate_series(1, 80) n`;
  await makeUnverified("Siemens");
  expect(await namesOf("siemens")).toHaveLength(50);
  expect((await findManufacturersByAliases(db(), ["siemens"]))[0]).toMatchObject({ isWhole: true });
  await makeManufacturer("Siemens Energy");
  expect(await namesOf("siemens")).toContain("siemens: Siemens Energy");
});
