import "@/tests/setup/database";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { z } from "zod";
import { createListingsFromCsv, getCsvImports } from "@/lib/csv-import/operations";
import { db } from "@/lib/db/client";
import { runOperation } from "@/lib/operations/run";
import { noClient } from "@/lib/request/client";
import { listingsOf, undoImport } from "@/tests/factories/import-file";
import { makeMember } from "@/tests/factories/user";

type Row = z.input<typeof createListingsFromCsv.input>[number];

const row = (mpn: string, more: Partial<Row> = {}): Row => ({
  mpn,
  ean: "4260123456786",
  alternateProductCodes: ["X 1", "X 2"],
  manufacturer: { name: "Festo" },
  nameDe: "Normzylinder",
  descriptionDe: "Ungebraucht.",
  nameEn: "Cylinder",
  descriptionEn: "Unused.",
  quantity: 2,
  pricePerProductInCt: 4200,
  shippingPossible: true,
  pickupPossible: true,
  bundleOnly: false,
  minOrderQuantity: 1,
  shippingNote: "per Spedition",
  documentIds: [],
  ...more,
});

test("a program's rows become listings in their order", async () => {
  const seller = await makeMember();
  const rows = Array.from({ length: 300 }, (_, place) => row(`R-${place}`));
  const { answer } = await runOperation(createListingsFromCsv, seller, rows);
  expect(answer.count).toBe(300);
  const listings = await listingsOf(seller);
  expect(listings.map(({ id }) => id)).toEqual(answer.listingIds);
  expect(listings.map(({ mpn }) => mpn)).toEqual(rows.map(({ mpn }) => mpn));
  expect(listings[0]).toMatchObject({
    status: "ACTIVE",
    ean: "4260123456786",
    alternateProductCodes: ["X 1", "X 2"],
    nameEn: "Cylinder",
    pricePerProductInCt: 4200,
    shippingNote: "per Spedition",
  });
});

test("one invalid row and nothing is listed", async () => {
  const seller = await makeMember();
  const rows = [row("R-1"), row("R-2", { nameDe: " " })];
  await expect(runOperation(createListingsFromCsv, seller, rows)).rejects.toMatchObject({
    code: "VALIDATION",
    data: { issues: [{ path: "1.nameDe", code: "is_required" }] },
  });
  expect(await listingsOf(seller)).toEqual([]);
});

test("for an account that is gone nothing is listed", async () => {
  const seller = await makeMember();
  await db().user.update({ where: { id: seller.userId }, data: { deletedAt: new Date() } });
  await expect(runOperation(createListingsFromCsv, seller, [row("R-1")])).rejects.toMatchObject({
    code: "UNAUTHENTICATED",
  });
  expect(await listingsOf(seller)).toEqual([]);
});

test("an image in Base64 becomes the main image; an invalid one rejects all", async () => {
  const seller = await makeMember();
  const create = { width: 20, height: 20, channels: 3 as const, background: "red" };
  const csvMainImageBase64 = (await sharp({ create }).png().toBuffer()).toString("base64");
  await expect(
    runOperation(createListingsFromCsv, seller, [
      row("R-1", { csvMainImageBase64 }),
      row("R-2", { csvMainImageBase64: "bm9uZQ==" }),
    ]),
  ).rejects.toMatchObject({
    code: "VALIDATION",
    data: { issues: [{ path: "1.csvMainImageBase64", code: "picture_invalid" }] },
  });
  expect(await listingsOf(seller)).toEqual([]);
  await runOperation(createListingsFromCsv, seller, [row("R-1", { csvMainImageBase64 })]);
  const [listing] = await listingsOf(seller);
  expect(listing?.mainImageId).not.toBeNull();
});

test("a repeat under the same key answers the listings of the first call", async () => {
  const seller = await makeMember();
  const call = () =>
    runOperation(createListingsFromCsv, seller, [row("R-1")], noClient, "a-key-of-the-caller");
  const [one, other] = await Promise.all([call(), call()]);
  expect(one.answer).toEqual(other.answer);
  expect(await listingsOf(seller)).toHaveLength(1);
});

test("listings of a program appear as an import and can be undone", async () => {
  const seller = await makeMember();
  await runOperation(createListingsFromCsv, seller, [row("R-1"), row("R-2")]);
  const { answer } = await runOperation(getCsvImports, seller, undefined);
  expect(answer).toMatchObject([{ status: "IMPORTED", rowCount: 2, counts: { new: 2 } }]);
  const undone = await undoImport(seller, answer[0]?.id ?? "");
  expect(undone.undone).toEqual({ removed: 2, restored: 0, kept: 0 });
});
