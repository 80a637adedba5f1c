import "@/tests/setup/database";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { ImportChoices } from "@/lib/csv-import/schema";
import { db } from "@/lib/db/client";
import type { Member } from "@/lib/fields/viewer";
import {
  importFile,
  undoImport,
  usualColumns,
  usualHeadings,
  usualRow,
} from "@/tests/factories/import-file";
import { makeMember } from "@/tests/factories/user";

type SameParts = ImportChoices["sameParts"];

const headings = [...usualHeadings, "Eigene Artikelnummer", "EAN", "Bild (Base64)"];
const mapping = {
  columns: { ...usualColumns, ownArticleNumber: 6, ean: 7, csvMainImageBase64: 8 },
};

// Few values each, so that rows share their keys; some of them no listing can be made of.
const row = fc
  .record({
    manufacturer: fc.constantFrom("Siemens", "SIEMENS AG", "Festo", ""),
    mpn: fc.constantFrom("A-1", "A-1", "A-2", ""),
    name: fc.constantFrom("Klemme", "Schütz"),
    quantity: fc.constantFrom("3", "5", "7", "0", "-2", "ausverkauft", "drei", ""),
    price: fc.constantFrom("10,00", "10,00", "10,00", "20,00", "zehn"),
    ownNumber: fc.constantFrom("", "", "1", "2"),
    ean: fc.constantFrom("", "4006381333931", "4,26E+12"),
    image: fc.constantFrom("", "", "bild.jpg", "bm8gcGljdHVyZQ=="),
  })
  .map(({ manufacturer, mpn, name, quantity, price, ownNumber, ean, image }) => {
    return [manufacturer, mpn, name, "Neu.", quantity, price, ownNumber, ean, image];
  });
const rows = fc.array(row, { minLength: 1, maxLength: 6 });
const siemens = (quantity: string) => usualRow("A-1", quantity).concat("", "", "").map(String);
const soldOut = ["Schütz", "Neu.", "0", "10,00", "1", "", ""];
const reversed = -1;
const twoLines = ["0", "drei", "5"].map(siemens);

test("a file changes nothing the next times in any order, and undone one after another all is as it was", async () => {
  const property = fc.asyncProperty(
    fc.array(rows, { minLength: 1, maxLength: 2 }),
    fc.constantFrom<SameParts>("add", "addOrFirst", "first"),
    fc.integer(),
    async (files, sameParts, seed) => {
      const seller = await makeMember();
      const steps: { id: string; before: unknown }[] = [];
      const bring = async (file: string[][]) => {
        const before = await listingsOf(seller);
        const brought = { headings, rows: file, mapping, choices: { sameParts } };
        const { id, status, counts } = await importFile(seller, brought);
        expect(status).toBe("IMPORTED");
        steps.push({ id, before });
        return counts;
      };
      for (const [place, file] of files.entries()) {
        await bring(file);
        const after = await listingsOf(seller);
        if (place === 0) {
          expect(piecesOnOffer(after)).toBe(sum(partsOf(file).map(piecesIn(sameParts))));
        }
        for (const round of [1, 7]) {
          expect(await bring(shuffled(file, seed * round))).toMatchObject({
            new: 0,
            updated: 0,
            paused: 0,
          });
          expect(await listingsOf(seller)).toEqual(after);
        }
      }
      for (const { id, before } of steps.reverse()) {
        expect((await undoImport(seller, id)).undone).toMatchObject({ kept: 0 });
        expect(await listingsOf(seller)).toEqual(before);
      }
    },
  );
  await fc.assert(property, {
    numRuns: 6,
    examples: [
      [[twoLines], "add", 0],
      [[[siemens("3"), siemens("7").with(2, "Klemme")]], "add", reversed],
      [[[siemens("3"), siemens("7")]], "first", reversed],
      [
        [
          [siemens("3")],
          [
            ["Siemens", "A-2", ...soldOut],
            ["Siemens", "A-1", ...soldOut],
          ],
        ],
        "add",
        reversed,
      ],
    ],
  });
}, 180_000);

/** The rows of each part, without those that cannot be read. */
function partsOf(file: string[][]): string[][][] {
  const sound = file.filter((cells) => cells[0] !== "" && isSound(cells));
  const byKey = Map.groupBy(sound, keyOf);
  return [...byKey].flatMap(([key, part]) =>
    isOnePart(file, key) ? [part] : part.map((one) => [one]),
  );
}

function keyOf(cells: string[]): string {
  return cells[6] || makerAndPart(cells);
}

/** Rows without a number are one part where they differ in nothing but the quantity. */
function isOnePart(file: string[][], key: string): boolean {
  const unnumbered = file.filter((cells) => {
    const isReadable = isSoldOut(cells) || isSound(cells);
    return cells[0] !== "" && !cells[1] && !cells[6] && isReadable && keyOf(cells) === key;
  });
  return new Set(unnumbered.map((cells) => String(cells.with(4, "")))).size < 2;
}

function isSoldOut([, , , , quantity = ""]: string[]): boolean {
  return ["0", "-2", "ausverkauft"].includes(quantity);
}

function isSound([, , , , quantity = "", price, , ean]: string[]): boolean {
  return price !== "zehn" && ean !== "4,26E+12" && Number(quantity) > 0;
}

function makerAndPart([manufacturer = "", mpn, name]: string[]): string {
  return `${manufacturer.slice(0, 5).toLowerCase()} ${mpn || name}`;
}

/** Rows that differ in manufacturer, MPN or price cannot add up. */
function piecesIn(sameParts: SameParts) {
  return (part: string[][]): number => {
    const pieces = part.map((cells) => Number(cells[4]));
    const facts = part.map(
      (cells) => `${cells[5]} ${cells[6] && `${makerAndPart(cells.with(2, ""))}`}`,
    );
    if (sameParts === "first") {
      return pieces[0] ?? 0;
    }
    const ofDiffering = sameParts === "addOrFirst" ? (pieces[0] ?? 0) : 0;
    return new Set(facts).size === 1 ? sum(pieces) : ofDiffering;
  };
}

function shuffled(file: string[][], seed: number): string[][] {
  const keyed = file.map((cells, place) => ({ cells, key: Math.imul(seed, place * place + 3) }));
  return keyed.sort((one, other) => one.key - other.key).map(({ cells }) => cells);
}

async function listingsOf({ userId: ownerUserId }: Member) {
  const listings = await db().listing.findMany({
    where: { ownerUserId, status: { not: "DELETED" } },
    orderBy: { id: "asc" },
  });
  return listings.map(({ version, updatedAt, ...listing }) => listing);
}

function piecesOnOffer(listings: Awaited<ReturnType<typeof listingsOf>>): number {
  return sum(listings.map(({ status, quantity }) => (status === "ACTIVE" ? quantity : 0)));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

test("parts that share nothing but a name stay apart", async () => {
  const seller = await makeMember();
  const unnumbered = (description: string, quantity: string) => [
    "Siemens",
    "",
    "Kugellager",
    description,
    quantity,
    "10,00",
    "",
    "",
    "",
  ];
  const file = [unnumbered("20 mm", "3"), unnumbered("30 mm", "5"), unnumbered("20 mm", "4")];
  const bring = (rows: string[][]) => importFile(seller, { headings, rows, mapping });
  expect((await bring(file)).counts).toMatchObject({ new: 3, merged: 0 });
  expect((await bring(file.toReversed())).counts).toMatchObject({ new: 0, updated: 0 });
});
