import "@/tests/setup/database";
import { expect, test } from "vitest";
import { getCsvImportRow } from "@/lib/csv-import/operations";
import { csvImportRowPreview } from "@/lib/csv-import/row-preview-schema";
import { db } from "@/lib/db/client";
import { runOperation } from "@/lib/operations/run";
import { enteredDetails, enterListing } from "@/tests/factories/entered-listing";
import { imageCell, imageColumns } from "@/tests/factories/file-with-image";
import {
  checkFile,
  importFile,
  usualColumns,
  usualHeadings,
  usualRow,
} from "@/tests/factories/import-file";
import { makeMember } from "@/tests/factories/user";

const details = {
  ean: "4260123456786",
  alternateProductCodes: ["X-1"],
  nameEn: "Contactor",
  condition: "USED_TESTED" as const,
  minOrderQuantity: 2,
  pickupPossible: true,
  shippingNote: "Im Paket",
};

test("a row that changes a listing is shown as the listing will be, not as the bare row", async () => {
  const seller = await makeMember();
  const listingId = await enterListing(seller, { ...details, mpn: "A-1" });
  await db().listing.update({ where: { id: listingId }, data: { soldQuantity: 2 } });
  const { id } = await checkFile(seller, {
    rows: [usualRow("A-1", "7", "9,95").with(0, "SIEMENS")],
  });
  const { answer } = await runOperation(getCsvImportRow, seller, { id });
  expect(answer).toMatchObject({ number: 2, outcome: "UPDATED", listingId });
  expect(answer.listing).toMatchObject({
    ...details,
    manufacturer: "Siemens",
    nameDe: "Schütz A-1",
    quantity: 7,
    availableQuantity: 5,
    pricePerProductInCt: 995,
    priceForBundle: 7 * 995,
  });
  // The answer has no field beyond the schema.
  expect(csvImportRowPreview.parse(answer)).toEqual(answer);
});

test("a row that makes another part of its listing shows what it was", async () => {
  const seller = await makeMember();
  await enterListing(seller, { mpn: "A-1", nameEn: "Contactor", ownArticleNumber: "1" });
  const headings = [...usualHeadings, "Eigene Artikelnummer"];
  const was = { manufacturer: "Siemens", mpn: "A-1", nameEn: "Contactor" };
  const row = ["Festo", "DSNU-25", "Zylinder", "Neu.", "5", "950,00", "1"];
  const mapping = { columns: { ...usualColumns, ownArticleNumber: 6 } };
  const { id } = await checkFile(seller, { headings, mapping, rows: [row] });
  const { answer } = await runOperation(getCsvImportRow, seller, { id });
  expect(answer).toMatchObject({
    before: { ...was, nameDe: "Leistungsschütz 24 V DC" },
    listing: { manufacturer: "Festo", mpn: "DSNU-25", nameDe: "Zylinder", nameEn: "Contactor" },
  });
});

test("rows are shown one by one, from the first or the next requested one", async () => {
  const seller = await makeMember();
  const rows = [usualRow("A-1"), usualRow("B-2", "x"), usualRow("C-3")];
  const { id } = await checkFile(seller, { rows });
  const placeOf = async (number?: number) => {
    const { answer } = await runOperation(getCsvImportRow, seller, {
      id,
      ...(number && { number }),
    });
    return [answer.number, answer.previous, answer.next];
  };
  expect(await placeOf()).toEqual([2, null, 3]);
  expect(await placeOf(3)).toEqual([3, 2, 4]);
  expect(await placeOf(99)).toEqual([4, 3, null]);
});

test("the first row that becomes a listing is shown first, else one that changes one, else any", async () => {
  const seller = await makeMember();
  await enterListing(seller, { mpn: "A-1" });
  const shown = async (...rows: ReturnType<typeof usualRow>[]) => {
    const { id } = await checkFile(seller, { rows });
    const { answer } = await runOperation(getCsvImportRow, seller, { id });
    return [answer.number, answer.outcome, answer.previous];
  };
  const [faulty, known, fresh] = [usualRow("X-1", "x"), usualRow("A-1"), usualRow("B-2")];
  expect(await shown(faulty, known, fresh)).toEqual([4, "NEW", 3]);
  expect(await shown(faulty, known)).toEqual([3, "UPDATED", 2]);
  expect(await shown(faulty, faulty)).toEqual([2, "INVALID", null]);
});

test("a row that cannot be imported has no listing, and a user cannot see another user's row", async () => {
  const [seller, other] = [await makeMember(), await makeMember()];
  const { id } = await checkFile(seller, { rows: [usualRow("B-2", "x")] });
  const { answer } = await runOperation(getCsvImportRow, seller, { id });
  expect(answer).toMatchObject({
    outcome: "INVALID",
    listing: null,
    issues: [{ field: "quantity", value: "x" }],
  });
  await expect(runOperation(getCsvImportRow, other, { id })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("a row that changes nothing shows its listing as it is", async () => {
  const seller = await makeMember();
  await enterListing(seller, { ...enteredDetails, mpn: "A-1" });
  for (const existing of ["update", "skip"] as const) {
    const rows = [
      ["Siemens", "A-1", "Leistungsschütz 24 V DC", "Neu, originalverpackt.", "10", "12,50"],
    ];
    const { id } = await checkFile(seller, { rows, choices: { existing } });
    const { answer } = await runOperation(getCsvImportRow, seller, { id });
    expect(answer).toMatchObject({
      outcome: existing === "skip" ? "SKIPPED" : "UNCHANGED",
      listing: {
        manufacturer: "Siemens",
        ean: enteredDetails.ean,
        shippingNote: "per Paket",
        picture: "none",
      },
      before: null,
    });
  }
});

test("the preview says whether an image is fetched, stays as it is, or is missing", async () => {
  const seller = await makeMember();
  const [red, blue] = [await imageCell("red"), await imageCell("blue")];
  const shownOf = async (file: Parameters<typeof checkFile>[1]) => {
    const { id } = await checkFile(seller, file);
    const { answer } = await runOperation(getCsvImportRow, seller, { id });
    return [answer.outcome, answer.listing?.picture];
  };
  const withImages = (cell: string, quantity?: string) => ({
    ...imageColumns,
    rows: [[...usualRow("P-1", quantity), cell]],
  });
  const bare = (quantity?: string) => ({ rows: [usualRow("P-1", quantity)] });
  expect(await shownOf(bare())).toEqual(["NEW", "none"]);
  expect(await shownOf(withImages(red))).toEqual(["NEW", "fetched"]);
  await importFile(seller, bare());
  expect(await shownOf(bare("7"))).toEqual(["UPDATED", "none"]);
  expect(await shownOf(withImages(red))).toEqual(["UPDATED", "fetched"]);
  await importFile(seller, withImages(red));
  expect(await shownOf(withImages(red))).toEqual(["UNCHANGED", "kept"]);
  expect(await shownOf(withImages(red, "7"))).toEqual(["UPDATED", "kept"]);
  expect(await shownOf(bare("7"))).toEqual(["UPDATED", "kept"]);
  expect(await shownOf(withImages("", "7"))).toEqual(["UPDATED", "kept"]);
  expect(await shownOf(withImages(blue))).toEqual(["UPDATED", "fetched"]);
  const skipping = { ...withImages(blue), choices: { existing: "skip" as const } };
  expect(await shownOf(skipping)).toEqual(["SKIPPED", "kept"]);
});

test("a row that was checked before listings had a field is shown without it", async () => {
  const seller = await makeMember();
  const { id } = await checkFile(seller, { rows: [usualRow("A-9", "7", "9,95")] });
  await db().$executeRaw`
    UPDATE csv_import_row SET as_new = as_new - 'weightInGrams' - 'countryOfOrigin' WHERE import_id = ${id}::uuid`;
  const { answer } = await runOperation(getCsvImportRow, seller, { id });
  expect(answer.listing).toMatchObject({ mpn: "A-9", weightInGrams: null, countryOfOrigin: null });
});
