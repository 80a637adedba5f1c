import fc from "fast-check";
import { expect, test } from "vitest";
import { writeCsvFile } from "@/lib/csv/csv-file";
import { cellsOf, csvColumns, type ExportedListing } from "@/lib/listings/csv-columns";
import { listingCondition, listingInput } from "@/lib/listings/schema";
import { withoutHtml } from "@/lib/text/html-text";
import { withoutTextMark } from "../parse/cell-text";
import { columnFactsOf } from "../parse/column-facts";
import { readRow } from "../parse/read-row";
import { readFile } from "../read/read-file";
import { mappingIssues } from "./mapping-issues";
import { proposeMapping } from "./propose-mapping";

const word = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.constantFrom("=SUMME(A1)", "'=1", "-K1", "00123", "M8x1,25", "a; b", "Ø 20 mm", "+49"),
);
const line = word.map((text) => `${text} X1`.trim()).filter(isPlain);
const money = fc.integer({ min: 1, max: 2_147_483_647 });
const code = fc.constantFrom("6205-2RS", "A|B", "A; B", "A, B", "00123", "=1", "12E3", "7");

const listings = fc.record({
  manufacturer: line,
  mpn: fc.option(code),
  ean: fc.option(fc.constantFrom("4012345678901", "0001 2345", "10-4711")),
  alternateProductCodes: fc.uniqueArray(code, { maxLength: 4 }),
  ownArticleNumber: fc.option(code),
  nameDe: line,
  descriptionDe: fc
    .array(line, { minLength: 1, maxLength: 3 })
    .map((lines) => lines.join("\n"))
    .filter(isPlain),
  nameEn: fc.option(line),
  descriptionEn: fc.option(line),
  condition: fc.option(fc.constantFrom(...listingCondition.options)),
  yearOfManufacture: fc.option(fc.integer({ min: 1900, max: 2026 })),
  dateCode: fc.option(fc.constantFrom("0734", "KW 34/21")),
  weightInGrams: fc.option(fc.integer({ min: 1, max: 10_000_000 })),
  countryOfOrigin: fc.option(fc.constantFrom("DE", "AT")),
  quantity: fc.integer({ min: 2, max: 1_000_000 }),
  price: fc.record({ isForBundle: fc.boolean(), inCt: money }),
  shippingPossible: fc.boolean(),
  shippingPriceInCt: fc.option(fc.integer({ min: 0, max: 2_147_483_647 })),
  shippingNote: fc.option(line),
});

test("a file that was exported here maps itself, and each row is the listing that it was", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(listings, { minLength: 1, maxLength: 5 }), async (entered) => {
      const exported = entered.map(storedAs);
      const { headings, rows } = await readFile(await fileOf(exported), {
        delimiter: ";",
        headingRow: 1,
      });
      const facts = columnFactsOf(headings, rows);
      const { mapping } = proposeMapping(facts);
      expect(mappingIssues(mapping, facts)).toEqual([]);
      expect(rows.map((row) => listingIn(readRow(mapping, row)))).toEqual(exported);
    }),
    { numRuns: 100 },
  );
});

/** An import reads "<p>" as HTML and a leading ' as a spreadsheet's mark. */
function isPlain(text: string): boolean {
  return withoutTextMark(withoutHtml(text)) === text;
}

async function fileOf(exported: ExportedListing[]): Promise<ArrayBuffer> {
  const headings = csvColumns.map(({ heading }) => heading);
  const readPage = async () => ({ rows: exported, next: null });
  let text = "";
  for await (const piece of writeCsvFile({ headings, cellsOf, readPage })) {
    text += piece;
  }
  return new TextEncoder().encode(text).buffer;
}

function storedAs({
  price,
  ...details
}: typeof listings extends fc.Arbitrary<infer L> ? L : never) {
  const { documentIds, documentTypes, mainImageId, priceForBundle, ...stored } = listingInput.parse(
    {
      ...details,
      pickupPossible: true,
      bundleOnly: price.isForBundle,
      ...(price.isForBundle ? { priceForBundle: price.inCt } : { pricePerProductInCt: price.inCt }),
    },
  );
  const { manufacturer } = details;
  return { ...stored, manufacturer: manufacturer.trim(), ...told } as ExportedListing;
}

function listingIn({ fields, issues }: ReturnType<typeof readRow>) {
  expect(issues).toEqual([]);
  const { listingId, manufacturer, ...said } = fields;
  const { documentIds, documentTypes, mainImageId, priceForBundle, ...read } = listingInput.parse({
    ...said,
    manufacturer,
    alternateProductCodes: said.alternateProductCodes ?? [],
  });
  expect(listingId).toBe(told.id);
  return { ...read, manufacturer: (manufacturer as { name: string }).name, ...told };
}

const told = { id: 17, status: "ACTIVE", availableQuantity: 1 } as const;
