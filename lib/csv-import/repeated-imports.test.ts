import "@/tests/setup/database";
import fc from "fast-check";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import type { Member } from "@/lib/fields/viewer";
import { importFile, undoImport, usualColumns, usualHeadings } from "@/tests/factories/import-file";
import { makeMember } from "@/tests/factories/user";

const headings = [...usualHeadings, "Eigene Artikelnummer", "EAN"];
const mapping = { columns: { ...usualColumns, ownArticleNumber: 6, ean: 7 } };

// Few values each, so that rows share their keys; some of them no listing can be made of.
const row = fc
  .record({
    manufacturer: fc.constantFrom("Siemens", "SIEMENS AG", "Festo", ""),
    mpn: fc.constantFrom("A-1", "A-1", "A-2", ""),
    name: fc.constantFrom("Klemme", "Schütz"),
    quantity: fc.constantFrom("3", "5", "7", "0", "0", "drei", ""),
    price: fc.constantFrom("10,00", "20,00", "zehn"),
    ownNumber: fc.constantFrom("", "", "1", "2"),
    ean: fc.constantFrom("", "4006381333931", "4,26E+12"),
  })
  .map(({ manufacturer, mpn, name, quantity, price, ownNumber, ean }) => {
    return [manufacturer, mpn, name, "Neu.", quantity, price, ownNumber, ean];
  });
const rows = fc.array(row, { minLength: 1, maxLength: 6 });
const twoLines: string[][] = [
  ["Siemens", "A-1", "Klemme", "Neu.", "0", "10,00", "", ""],
  ["Siemens", "A-1", "Klemme", "Neu.", "drei", "10,00", "", ""],
  ["Siemens", "A-1", "Klemme", "Neu.", "5", "10,00", "", ""],
];

test("a file changes nothing the next times, and undone one after another all is as it was", async () => {
  const property = fc.asyncProperty(
    fc.array(rows, { minLength: 1, maxLength: 2 }),
    async (files) => {
      const seller = await makeMember();
      const steps: { id: string; before: unknown }[] = [];
      const bring = async (file: string[][]) => {
        const before = await listingsOf(seller);
        const { id, status, counts } = await importFile(seller, { headings, rows: file, mapping });
        expect(status).toBe("IMPORTED");
        steps.push({ id, before });
        return counts;
      };
      for (const [place, file] of files.entries()) {
        await bring(file);
        const after = await listingsOf(seller);
        if (place === 0) {
          expect(readBodyChunks(after)).toBe(sum(file.map(piecesIn)));
        }
        for (const _ of files) {
          expect(await bring(file)).toMatchObject({ new: 0, updated: 0 });
          expect(await listingsOf(seller)).toEqual(after);
        }
      }
      for (const { id, before } of steps.reverse()) {
        expect((await undoImport(seller, id)).undone).toMatchObject({ kept: 0 });
        expect(await listingsOf(seller)).toEqual(before);
      }
    },
  );
  await fc.assert(property, { numRuns: 4, examples: [[[twoLines]], [[twoLines.toReversed()]]] });
}, 180_000);

/** How many pieces a row puts on offer. */
function piecesIn(cells: string[]): number {
  const [manufacturer, , , , quantity, price, , ean] = cells;
  const isSound = manufacturer !== "" && price !== "zehn" && ean !== "4,26E+12";
  return isSound ? Number(quantity) || 0 : 0;
}

async function listingsOf({ userId: ownerUserId }: Member) {
  const listings = await db().listing.findMany({
    where: { ownerUserId, status: { not: "DELETED" } },
    orderBy: { id: "asc" },
  });
  return listings.map(({ version, updatedAt, ...listing }) => listing);
}

function readBodyChunks(listings: Awaited<ReturnType<typeof listingsOf>>): number {
  return sum(listings.map(({ status, quantity }) => (status === "ACTIVE" ? quantity : 0)));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
