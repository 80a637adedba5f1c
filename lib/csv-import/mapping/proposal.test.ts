import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shownHeadings } from "@/components/csv-import/help-headings";
import { csvColumns } from "@/lib/listings/csv-columns";
import { exportedLists } from "@/tests/factories/exported-lists";
import { type HeadedCells, proposedFields, sampleFacts } from "@/tests/factories/sample-columns";
import { type ImportField, importFields } from "../fields";
import { columnMapping } from "../schema";
import { templateColumns } from "../template";
import { mappingFaults } from "./faults";
import { knownHeadings } from "./known-headings";
import { proposeMapping } from "./proposal";

describe("whatever the columns are", () => {
  const names = exportedLists.flatMap(([, columns]) => Object.keys(columns));
  const known = Object.values(knownHeadings).flatMap(({ certain }) => certain.split("|"));
  const heading = fc.oneof(fc.constantFrom(...names, ...known), fc.string({ maxLength: 12 }));
  const cell = fc.oneof(
    fc.constantFrom("", "12", "12,5", "6,000", "ja", "4012345678901", "Welle 20 mm", "5 €"),
    fc.string({ maxLength: 12 }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  );
  const column = fc
    .tuple(heading, fc.array(cell, { maxLength: 4 }))
    .map(([name, cells]): HeadedCells[number] => [name, ...cells]);

  test("no column is proposed for two fields, and the proposal fits its schema", () => {
    fc.assert(
      fc.property(fc.array(column, { minLength: 1, maxLength: 30 }), (columns) => {
        const facts = sampleFacts(columns);
        const { mapping, confidence } = proposeMapping(facts);
        expect(columnMapping.parse(mapping)).toEqual(mapping);
        expect(mappingFaults(mapping, facts).duplicates).toEqual([]);
        const mapped = importFields.filter((field) =>
          field === "alternateProductCodes"
            ? mapping.alternateProductCodes.length > 0
            : mapping.columns[field] !== undefined,
        );
        expect(Object.keys(confidence).toSorted()).toEqual(mapped.toSorted());
      }),
      { numRuns: 500 },
    );
  });
});

describe("headings of our own are certain", () => {
  test("those of an exported file", () => {
    const columns = csvColumns.map(({ heading }): HeadedCells[number] => [heading, ""]);
    const fields = csvColumns.map(({ heading, field }) => [
      heading,
      heading === "Inserat-Nr." ? "listingId" : field,
    ]);
    const { mapping, confidence } = proposeMapping(sampleFacts(columns));
    expect(proposedFields(mapping, columns)).toEqual(Object.fromEntries(fields));
    expect(new Set(Object.values(confidence))).toEqual(new Set(["certain"]));
  });

  test.each(["de", "en"] as const)("those of the template in %s", (locale) => {
    const template = templateColumns(locale);
    const columns = template.map(({ heading, cells }): HeadedCells[number] => [heading, ...cells]);
    const { mapping, confidence } = proposeMapping(sampleFacts(columns));
    const fields = template.map(({ heading, field }) => [heading, field]);
    expect(proposedFields(mapping, columns)).toEqual(Object.fromEntries(fields));
    expect(new Set(Object.values(confidence))).toEqual(new Set(["certain"]));
    expect(mapping.priceUnit).toBe("euros");
  });

  test("the names of create-listing's fields, prices in cents", () => {
    const columns = importFields.map((field): HeadedCells[number] => [field, ""]);
    const { mapping } = proposeMapping(sampleFacts(columns));
    expect(proposedFields(mapping, columns)).toEqual(
      Object.fromEntries(importFields.map((field) => [field, field])),
    );
    expect(mapping.priceUnit).toBe("cents");
  });

  const shown = importFields.flatMap((field) =>
    shownHeadings[field].map((heading): [string, ImportField] => [heading, field]),
  );
  test.each(shown)("what the help page shows is found: %s is %s", (heading, field) => {
    // A description alone is what the part is called.
    const others: HeadedCells = field === "descriptionDe" ? [["Bezeichnung", "Welle"]] : [];
    const columns: HeadedCells = [[heading, ""], ...others];
    const { mapping, confidence } = proposeMapping(sampleFacts(columns));
    expect(proposedFields(mapping, columns)[heading]).toBe(field);
    expect(["certain", "likely"]).toContain(confidence[field]);
  });
});

describe("how sure a proposal is", () => {
  test.each<[string, HeadedCells, ImportField, string | undefined]>([
    ["a known heading", [["Hersteller", "SKF"]], "manufacturer", "certain"],
    ["part of one", [["Lagerbestand Halle 3", "5"]], "quantity", "likely"],
    ["an EAN by its check digits", [["Code 2", "4012345678901"]], "ean", "guess"],
    ["a price by its sign", [["Wert A", "12,50 €", "8,00 €"]], "pricePerProductInCt", undefined],
    ["a price by its sign alone", [["Spalte 4", "12,50 €"]], "pricePerProductInCt", "guess"],
    [
      "a picture by its address",
      [["Spalte 5", "https://x.example/a.jpg"]],
      "mainImageUrl",
      "guess",
    ],
    ["a picture by its bytes", [["Spalte 6", "iVBORw0KGgo="]], "csvMainImageBase64", "guess"],
    [
      "a number that is the maker's for want of another",
      [["Artikelnummer", "4711"]],
      "mpn",
      "likely",
    ],
    [
      "one that cannot",
      [
        ["Artikelnummer", "4711"],
        ["Herstellernummer", "6205"],
      ],
      "ownArticleNumber",
      "certain",
    ],
    [
      "one beside the seller's own",
      [
        ["Eigene Artikelnummer", "4711"],
        ["Artikelnummer", "6205"],
      ],
      "mpn",
      "likely",
    ],
  ])("%s", (_, columns, field, confidence) => {
    expect(proposeMapping(sampleFacts(columns)).confidence[field]).toBe(confidence);
  });
});

describe("what a column holds decides where its heading does not", () => {
  test.each<[HeadedCells, Record<string, ImportField | undefined>]>([
    [[["Versand", "ja", "nein"]], { Versand: "shippingPossible" }],
    [[["Versand", "6,90", "0,00"]], { Versand: "shippingPriceInCt" }],
    [[["Versand", "per Spedition"]], { Versand: "shippingNote" }],
    [[["Bild", "https://x.example/1"]], { Bild: "mainImageUrl" }],
    [[["Bild", "data:image/png;base64,iVBO"]], { Bild: "csvMainImageBase64" }],
    [[["Bild", "4711.jpg"]], { Bild: undefined }],
    [[["Bestand", "vorhanden"]], { Bestand: undefined }],
    [[["Preis", "auf Anfrage"]], { Preis: undefined }],
    [[["Material", "100-200"]], { Material: "ownArticleNumber" }],
    [[["Material", "Welle gehärtet"]], { Material: "nameDe" }],
    [[["Verfügbar", "ja"]], { Verfügbar: undefined }],
    [[["In stock?", "1", "0"]], { "In stock?": undefined }],
    [[["In stock?", "5", "0"]], { "In stock?": "quantity" }],
    [[["Menge", "1", "0"]], { Menge: "quantity" }],
    [[["Jetziger Bestand", "1", "0"]], { "Jetziger Bestand": "quantity" }],
  ])("%j", (columns, fields) => {
    expect(proposedFields(proposeMapping(sampleFacts(columns)).mapping, columns)).toEqual(fields);
  });
});

test("a column that nothing stands in gives way to a filled one of its kind", () => {
  const columns: HeadedCells = [
    ["Bestand", ""],
    ["Lager", "5"],
  ];
  expect(proposedFields(proposeMapping(sampleFacts(columns)).mapping, columns)).toEqual({
    Bestand: undefined,
    Lager: "quantity",
  });
});

test("a file with one text names its parts by it, and perhaps describes them by it", () => {
  const columns: HeadedCells = [
    ["Hersteller", "SKF"],
    ["Beschreibung", "Lager"],
    ["Menge", "5"],
    ["Preis", "8,90"],
  ];
  const facts = sampleFacts(columns);
  const { mapping, confidence } = proposeMapping(facts);
  expect(proposedFields(mapping, columns).Beschreibung).toBe("nameDe");
  expect(mapping.columns.descriptionDe).toBe(mapping.columns.nameDe);
  expect(confidence).toMatchObject({ nameDe: "likely", descriptionDe: "guess" });
  expect(mappingFaults(mapping, facts).missing).toEqual([]);
});

test("English texts are those beside a word for English, and other languages are nobody's", () => {
  const columns: HeadedCells = [
    ["Bezeichnung DE", "Lager"],
    ["Bezeichnung EN", "Bearing"],
    ["Bezeichnung FR", "Roulement"],
    ["Langtext (deutsch)", "Abgedichtet"],
    ["Langtext englisch", "Sealed"],
  ];
  expect(proposedFields(proposeMapping(sampleFacts(columns)).mapping, columns)).toEqual({
    "Bezeichnung DE": "nameDe",
    "Bezeichnung EN": "nameEn",
    "Bezeichnung FR": undefined,
    "Langtext (deutsch)": "descriptionDe",
    "Langtext englisch": "descriptionEn",
  });
});

test("a known heading with some cells that are no numbers is proposed all the same", () => {
  const columns: HeadedCells = [
    ["Bestand", "ca. 5", "auf Anfrage", "7"],
    ["Preis", "auf Anfrage", "VB", "12,50"],
  ];
  expect(proposedFields(proposeMapping(sampleFacts(columns)).mapping, columns)).toEqual({
    Bestand: "quantity",
    Preis: "pricePerProductInCt",
  });
});

test.each(["Long description", "Detailed description", "Product description"])(
  "beside %j a plain description is the name, in either order",
  (heading) => {
    const columns: HeadedCells = [
      ["Description", "Relay"],
      [heading, "Relay 24 V with LED"],
    ];
    for (const shown of [columns, columns.toReversed()]) {
      expect(proposedFields(proposeMapping(sampleFacts(shown)).mapping, shown)).toEqual({
        Description: "nameDe",
        [heading]: "descriptionDe",
      });
    }
  },
);

test("a text that is called long is no name, nor is a kind of parts a number", () => {
  const columns: HeadedCells = [
    ["Langtext", "Leistungsschütz 24 V DC, 11 kW"],
    ["Type", "Contactors"],
  ];
  expect(proposedFields(proposeMapping(sampleFacts(columns)).mapping, columns)).toEqual({
    Langtext: "descriptionDe",
    Type: undefined,
  });
});
