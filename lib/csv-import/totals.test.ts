import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { checkFile, importFile, usualHeadings, usualRow } from "@/tests/factories/import-file";
import { makeMember } from "@/tests/factories/user";

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
  expect(await db().listing.findMany({ where: { ownerUserId: seller.userId } })).toMatchObject([
    { quantity: 13, pricePerProductInCt: 100, priceForBundleInCt: null },
  ]);
});

test("the flag of a single piece is left as it is, and the same file again changes nothing", async () => {
  const seller = await makeMember();
  const headings = [...usualHeadings, "Nur als Gesamtposten"];
  const file = (flag: string) => ({ headings, rows: [[...usualRow("A-1", "1"), flag]] });
  expect((await importFile(seller, file("ja"))).counts).toMatchObject({ new: 1 });
  expect((await checkFile(seller, file("nein"))).counts).toMatchObject({ unchanged: 1 });
  const [listing] = await db().listing.findMany({ where: { ownerUserId: seller.userId } });
  expect(listing?.bundleOnly).toBe(true);
});
