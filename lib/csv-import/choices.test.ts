import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { setListingStatuses } from "@/lib/listings/mutations";
import { enteredDetails, enterListing } from "@/tests/factories/entered-listing";
import {
  checkFile,
  importFile,
  listingsOf,
  usualHeadings,
  usualRow,
} from "@/tests/factories/import-file";
import { makeMember } from "@/tests/factories/user";

const optional = [
  "EAN",
  "Weitere Nummern",
  "Bezeichnung (englisch)",
  "Beschreibung (englisch)",
  "Versandkosten (EUR)",
  "Versandhinweis",
  "Mindestbestellmenge",
  "Zustand",
  "Baujahr",
  "Datumscode",
  "Abholung möglich",
];

async function sellerWithListing() {
  const seller = await makeMember();
  const id = await enterListing(seller, { ...enteredDetails, mpn: "A-1" });
  const stored = () => db().listing.findUniqueOrThrow({ where: { id } });
  return { seller, id, stored };
}

test("an absent column leaves the field unchanged", async () => {
  const { seller, stored } = await sellerWithListing();
  const before = await stored();
  const { counts } = await importFile(seller, { rows: [usualRow("A-1", "11")] });
  expect(counts).toMatchObject({ updated: 1, new: 0 });
  const { quantity, nameDe, version, updatedAt, ...after } = await stored();
  expect({ quantity, nameDe, version }).toEqual({ quantity: 11, nameDe: "Schütz A-1", version: 2 });
  expect(before).toMatchObject(after);
});

test("a blank cell leaves the field unchanged, unless the seller wants it emptied", async () => {
  const { seller, stored } = await sellerWithListing();
  const headings = [...usualHeadings, ...optional];
  const rows = [[...usualRow("A-1"), ...optional.map(() => "")]];
  await importFile(seller, { headings, rows });
  expect(await stored()).toMatchObject(enteredDetails);
  await importFile(seller, { headings, rows, choices: { blankCells: "clear" } });
  expect(await stored()).toMatchObject({
    ean: null,
    alternateProductCodes: [],
    // No column feeds it.
    ownArticleNumber: "4711",
    nameEn: null,
    descriptionEn: null,
    // What has to be something is as the defaults say.
    shippingPossible: true,
    pickupPossible: false,
    shippingPriceInCt: 0,
    shippingNote: null,
    minOrderQuantity: 1,
    condition: null,
    yearOfManufacture: null,
    dateCode: null,
  });
});

test("fields of a new listing that the file does not have are as the seller chose", async () => {
  const seller = await makeMember();
  const defaults = {
    shippingPossible: false,
    pickupPossible: true,
    minOrderQuantity: 3,
    shippingNote: "Rampe 2",
    condition: "FOR_PARTS" as const,
  };
  await importFile(seller, {
    rows: [usualRow("A-1"), usualRow("B-2", "2")],
    choices: { defaults },
  });
  const made = await listingsOf(seller);
  expect(made).toMatchObject([
    { shippingPossible: false, pickupPossible: true, shippingPriceInCt: null, minOrderQuantity: 3 },
    // There are but two.
    { minOrderQuantity: 2, shippingNote: "Rampe 2", condition: "FOR_PARTS" },
  ]);
});

test("a file's number of pieces is the total, or the current stock, as the seller chose", async () => {
  const { seller, id, stored } = await sellerWithListing();
  await db().listing.update({ where: { id }, data: { soldQuantity: 3, reservedQuantity: 1 } });
  await importFile(seller, { rows: [usualRow("A-1", "8")] });
  expect(await stored()).toMatchObject({ quantity: 8 });
  await importFile(seller, { rows: [usualRow("A-1", "7")], choices: { quantityMeans: "inStock" } });
  expect(await stored()).toMatchObject({ quantity: 10, soldQuantity: 3 });
  const twice = { rows: [usualRow("A-1", "7")], choices: { quantityMeans: "inStock" as const } };
  expect((await importFile(seller, twice)).counts).toMatchObject({ unchanged: 1 });
});

test("a listing that is sold goes back on sale when there are more, a paused one stays paused", async () => {
  const { seller, id, stored } = await sellerWithListing();
  await db().listing.update({ where: { id }, data: { soldQuantity: 10, status: "SOLD" } });
  await importFile(seller, { rows: [usualRow("A-1", "12")] });
  expect(await stored()).toMatchObject({ status: "ACTIVE", quantity: 12 });
  await setListingStatuses(seller, [{ id, status: "DRAFT" }]);
  await importFile(seller, { rows: [usualRow("A-1", "13")] });
  expect(await stored()).toMatchObject({ status: "DRAFT", quantity: 13 });
  const moves = await db().statusChange.findMany({
    where: { listingId: id },
    orderBy: { id: "asc" },
  });
  expect(moves.map(({ from, to }) => [from, to])).toEqual([
    [null, "ACTIVE"],
    ["SOLD", "ACTIVE"],
    ["ACTIVE", "DRAFT"],
  ]);
});

test("a listing is recognised by its number, whatever else has changed, and only by its owner's", async () => {
  const { seller, id, stored } = await sellerWithListing();
  const headings = ["Inserat-Nr.", ...usualHeadings];
  const row = [String(id), "Festo", "B-9", "Zylinder", "Neu.", "4", "3,00"];
  const unknown = ["2147483647", ...usualRow("C-1")];
  const twice = [String(id), ...usualRow("D-1")];
  const both = await checkFile(seller, { headings, rows: [row, twice] });
  expect(both.counts).toMatchObject({ updated: 0, invalid: 2, new: 0 });
  const done = await importFile(seller, { headings, rows: [row, unknown] });
  expect(done.counts).toMatchObject({ updated: 1, invalid: 1, new: 0 });
  expect(await stored()).toMatchObject({ mpn: "B-9", quantity: 4, ean: "4260123456786" });
  const stranger = await makeMember();
  expect((await importFile(stranger, { headings, rows: [row] })).counts).toMatchObject({
    invalid: 1,
  });
});

test("a lot with one price for all comes and goes as one", async () => {
  const seller = await makeMember();
  const headings = [...usualHeadings, "Preis des Postens (EUR)", "Nur als Gesamtposten"];
  const rows = [[...usualRow("A-1", "5", ""), "100,00", "ja"]];
  expect((await importFile(seller, { headings, rows })).counts).toMatchObject({ new: 1 });
  const stored = () => db().listing.findFirstOrThrow({ where: { ownerUserId: seller.userId } });
  expect(await stored()).toMatchObject({
    pricePerProductInCt: null,
    priceForBundleInCt: 10_000,
    bundleOnly: true,
    minOrderQuantity: 5,
  });
  expect((await importFile(seller, { headings, rows })).counts).toMatchObject({ unchanged: 1 });
  const other = [[...usualRow("A-1", "4", "30,00"), "", "nein"]];
  expect((await importFile(seller, { headings, rows: other })).counts).toMatchObject({
    updated: 1,
  });
  expect(await stored()).toMatchObject({ pricePerProductInCt: 3_000, priceForBundleInCt: null });
});

test("a listing of a manufacturer that was merged is recognised by the old name too", async () => {
  const seller = await makeMember();
  const row = (manufacturer: string) => [[manufacturer, "M-1", "Teil", "Neu.", "1", "1,00"]];
  await importFile(seller, { rows: row("Altwerk") });
  await importFile(await makeMember(), { rows: row("Neuwerk") });
  const [old, into] = await Promise.all(
    ["altwerk", "neuwerk"].map((normalisedName) =>
      db().manufacturer.findUniqueOrThrow({ where: { normalisedName } }),
    ),
  );
  const administrator = await makeMember({ isAdmin: true });
  const { mergeIntoManufacturer } = await import("@/lib/manufacturers/mutations/merge");
  await mergeIntoManufacturer(administrator, { id: old?.id ?? 0, intoId: into?.id ?? 0 });
  expect((await importFile(seller, { rows: row("Altwerk") })).counts).toMatchObject({
    unchanged: 1,
  });
  expect((await importFile(seller, { rows: row("Neuwerk") })).counts).toMatchObject({
    unchanged: 1,
  });
});

test("a total is that of the file's own pieces, whatever has been sold here", async () => {
  const seller = await makeMember();
  const headings = [...usualHeadings, "Preis des Postens (EUR)"];
  const file = (total: string) => ({
    headings,
    rows: [[...usualRow("A-1", "10", "1,00"), total]],
    choices: { quantityMeans: "inStock" as const },
  });
  expect((await importFile(seller, file("10,00"))).counts).toMatchObject({ new: 1 });
  await db().listing.updateMany({
    where: { ownerUserId: seller.userId },
    data: { soldQuantity: 3 },
  });
  expect((await checkFile(seller, file("13,00"))).counts).toMatchObject({ invalid: 1 });
  expect((await importFile(seller, file("10,00"))).counts).toMatchObject({ updated: 1 });
  expect(await listingsOf(seller)).toMatchObject([
    { quantity: 13, pricePerProductInCt: 100, priceForBundleInCt: null },
  ]);
});

test("the flag of a single piece is left as it is, and the same file again changes nothing", async () => {
  const seller = await makeMember();
  const headings = [...usualHeadings, "Nur als Gesamtposten"];
  const file = (flag: string) => ({ headings, rows: [[...usualRow("A-1", "1"), flag]] });
  expect((await importFile(seller, file("ja"))).counts).toMatchObject({ new: 1 });
  expect((await checkFile(seller, file("nein"))).counts).toMatchObject({ unchanged: 1 });
  const [listing] = await listingsOf(seller);
  expect(listing?.bundleOnly).toBe(true);
});

test("without a description the name describes new parts, and what was written stays", async () => {
  const seller = await makeMember();
  const described = () =>
    db().listing.findMany({
      where: { ownerUserId: seller.userId },
      orderBy: { mpn: "asc" },
      select: { nameDe: true, descriptionDe: true, quantity: true },
    });
  await importFile(seller, { rows: [usualRow("A-1")] });
  const headings = ["Hersteller", "MPN", "Bezeichnung", "Menge", "Preis"];
  const stock = (mpn: string, quantity: string, name: string) =>
    usualRow(mpn, quantity).with(2, name).toSpliced(3, 1);
  const first = [stock("A-1", "7", "Schütz 1"), stock("A-2", "5", "Schuetz\n2")];
  await importFile(seller, { headings, rows: first });
  const written = { nameDe: "Schütz 1", descriptionDe: "Neu, originalverpackt.", quantity: 7 };
  expect(await described()).toEqual([
    written,
    { nameDe: "Schuetz 2", descriptionDe: "Schuetz\n2", quantity: 5 },
  ]);
  const again = await importFile(seller, { headings, rows: first });
  expect(again.counts).toMatchObject({ unchanged: 2 });
  await importFile(seller, { headings, rows: [stock("A-2", "5", "Schütz\n2")] });
  expect(await described()).toEqual([
    written,
    { nameDe: "Schütz 2", descriptionDe: "Schütz 2", quantity: 5 },
  ]);
});
