import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { importFile, usualRow } from "@/tests/factories/import-file";
import { makeMember } from "@/tests/factories/user";

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
