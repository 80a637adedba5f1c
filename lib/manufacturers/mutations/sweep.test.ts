import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db, transact } from "@/lib/db/client";
import { enterListing, storedListing } from "@/tests/factories/entered-listing";
import {
  importFile,
  undoImport,
  usualColumns,
  usualHeadings,
  usualRow,
} from "@/tests/factories/import-file";
import { makeListing, makeManufacturer } from "@/tests/factories/listing";
import { untilWaiting } from "@/tests/factories/lock";
import { makeMember } from "@/tests/factories/user";
import { findOrCreateManufacturer } from "./manufacturers";
import { sweepUnusedManufacturers } from "./sweep";

const seller = await makeMember();
const dayInMs = 24 * 60 * 60_000;

/** As somebody has typed it more than a week ago. */
async function makeTyped(name: string, days = 8) {
  const { id } = await makeManufacturer(name);
  const data = { verifiedAt: null, createdAt: new Date(Date.now() - days * dayInMs) };
  return db().manufacturer.update({ where: { id }, data });
}

async function namesFrom(first: number): Promise<string[]> {
  const where = { id: { gte: first } };
  const rows = await db().manufacturer.findMany({ where, orderBy: { name: "asc" } });
  return rows.map(({ name }) => name);
}

test("unused manufacturers are deleted after a week; verified, listed, merged and new ones stay", async () => {
  const { id: first } = await makeTyped("Niemand");
  const { id: manufacturerId } = await makeTyped("Niemand mit Produkt");
  await db().product.create({
    data: { manufacturerId, mpn: "1", normalisedMpn: "1", nameDe: "x" },
  });
  await makeTyped("Neu", 6);
  await makeManufacturer("Bestätigt");
  const listed = await makeTyped("Inseriert");
  await makeListing({ ownerUserId: seller.userId, manufacturerId: listed.id });
  // Its buyers still see it.
  const deleted = await makeTyped("Gelöscht");
  await makeListing({
    ownerUserId: seller.userId,
    manufacturerId: deleted.id,
    status: "DELETED",
  });
  const [alias, target] = [await makeTyped("Alias"), await makeTyped("Ziel")];
  const data = { mergedIntoId: target.id };
  await db().manufacturer.update({ where: { id: alias.id }, data });
  await sweepUnusedManufacturers();
  expect(await namesFrom(first)).toEqual([
    "Alias",
    "Bestätigt",
    "Gelöscht",
    "Inseriert",
    "Neu",
    "Ziel",
  ]);
  expect(await db().product.count()).toBe(0);
});

test("a manufacturer that an undo needs is not deleted", async () => {
  const former = await makeTyped("Altname");
  const own = { manufacturer: { name: "Altname" }, mpn: "A-1", ownArticleNumber: "4711" };
  const listingId = await enterListing(seller, own);
  const row = ["4711", "Neuname", ...usualRow("A-1").slice(1)];
  const headings = ["Unsere Nummer", ...usualHeadings];
  const moved = Object.entries(usualColumns).map(([field, place]) => [field, place + 1]);
  const columns = { ownArticleNumber: 0, ...Object.fromEntries(moved) };
  const second = await importFile(seller, { headings, rows: [row], mapping: { columns } });
  expect(second.counts).toMatchObject({ updated: 1 });
  expect((await storedListing(listingId)).manufacturerId).not.toBe(former.id);
  await sweepUnusedManufacturers();
  expect(await namesFrom(former.id)).toContain("Altname");
  await undoImport(seller, second.id);
  expect((await storedListing(listingId)).manufacturerId).toBe(former.id);
});

test("a manufacturer that a listing is choosing is not deleted", async () => {
  const { id } = await makeTyped("Gerade gewählt");
  await transact(async (tx) => {
    const manufacturerId = await findOrCreateManufacturer(tx, seller, { name: "Gerade gewählt" });
    expect(manufacturerId).toBe(id);
    await sweepUnusedManufacturers();
    const columns = { nameDe: "Schütz", descriptionDe: "Neu.", quantity: 1 };
    const way = { shippingPossible: true, pickupPossible: false, pricePerProductInCt: 1 };
    const data = { ...columns, ...way, ownerUserId: seller.userId, manufacturerId };
    await tx.listing.create({ data, select: { id: true } });
  });
  await sweepUnusedManufacturers();
  expect(await namesFrom(id)).toEqual(["Gerade gewählt"]);
});

test("listing a part while its manufacturer is swept makes the manufacturer again", async () => {
  const { id } = await makeTyped("Gerade gefegt");
  let listing: Promise<number> | undefined;
  await transact(async (tx) => {
    await tx.$queryRaw`SELECT id FROM manufacturer WHERE id = ${id} FOR UPDATE`;
    listing = enterListing(seller, { manufacturer: { name: "Gerade gefegt" } });
    await untilWaiting(1);
    await tx.manufacturer.delete({ where: { id } });
  });
  const { manufacturerId } = await storedListing((await listing) ?? 0);
  expect(manufacturerId).not.toBe(id);
  expect(await namesFrom(id)).toEqual(["Gerade gefegt"]);
});
