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
      { numRuns: 100 },
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

  test("what the help page shows", () => {
    for (const field of importFields) {
      for (const heading of shownHeadings[field]) {
        // A description alone is what the part is called.
        const others: HeadedCells = field === "descriptionDe" ? [["Bezeichnung", "Welle"]] : [];
        const columns: HeadedCells = [[heading, ""], ...others];
        expect(proposed(columns)[heading], heading).toBe(field);
      }
    }
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
    expect(proposed(columns)).toEqual(fields);
  });
});

test("a column that nothing stands in gives way to a filled one of its kind", () => {
  const columns: HeadedCells = [
    ["Bestand", ""],
    ["Lager", "5"],
  ];
  expect(proposed(columns)).toEqual({
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
  expect(proposed(columns)).toEqual({
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
  expect(proposed(columns)).toEqual({
    Bestand: "quantity",
    Preis: "pricePerProductInCt",
  });
});

test("beside a long description a plain one is the name, in either order", () => {
  const columns: HeadedCells = [
    ["Description", "Relay"],
    ["Detailed description", "Relay 24 V with LED"],
  ];
  for (const shown of [columns, columns.toReversed()]) {
    expect(proposed(shown)).toEqual({
      Description: "nameDe",
      "Detailed description": "descriptionDe",
    });
  }
});

test("a text that is called long is no name, nor is a kind of parts a number", () => {
  const columns: HeadedCells = [
    ["Langtext", "Leistungsschütz 24 V DC, 11 kW"],
    ["Type", "Contactors"],
  ];
  expect(proposed(columns)).toEqual({ Langtext: "descriptionDe", Type: undefined });
});

test.each(exportedLists)("the columns of %s are found", (_, columns) => {
  const cells = Object.entries(columns).map(([heading, [cell]]): [string, string] => [
    heading,
    cell,
  ]);
  const fields = Object.entries(columns).map(([heading, [, field]]) => [heading, field]);
  expect(proposed(cells)).toEqual(Object.fromEntries(fields));
});

describe("a manufacturer has a name", () => {
  test.each<[HeadedCells, Record<string, ImportField | undefined>]>([
    [
      [
        ["Hersteller", "0000100200", "0000100300"],
        ["Name des Herstellers", "SKF", "FAG"],
      ],
      { Hersteller: undefined, "Name des Herstellers": "manufacturer" },
    ],
    [[["Hersteller", "100200"]], { Hersteller: undefined }],
    [[["Hersteller", "3M", "4711"]], { Hersteller: "manufacturer" }],
  ])("%j", (columns, fields) => {
    expect(proposed(columns)).toEqual(fields);
  });
});

test("of a condition of which the heading names only a part the cells decide", () => {
  expect(proposed([["Zustand der Ware", "leichte Kratzer"]])).not.toContain("condition");
  expect(proposed([["Zustand der Ware", "neu", "gebraucht"]])["Zustand der Ware"]).toBe(
    "condition",
  );
  expect(proposed([["Zustand", "leichte Kratzer", "neu"]]).Zustand).toBe("condition");
});

describe("a part number", () => {
  test.each<[HeadedCells, Record<string, ImportField>]>([
    [[["Artikelnummer", "A-1", "B-2"]], { Artikelnummer: "mpn" }],
    [[["Typ / Bestell-Nr.", "A-1", "B-2"]], { "Typ / Bestell-Nr.": "mpn" }],
    [
      [
        ["Art.-Nr.", "A-1", "B-2"],
        ["Herstellernummer", "6205", "6206"],
      ],
      { "Art.-Nr.": "ownArticleNumber", Herstellernummer: "mpn" },
    ],
    [
      [
        ["Artikelnummer", "6205", "6206"],
        ["Materialnummer", "100200", "100201"],
      ],
      { Artikelnummer: "mpn", Materialnummer: "ownArticleNumber" },
    ],
    [
      [
        ["Teilenummer", "A-1", "B-2"],
        ["Herst.-Teil", "6205", "6206"],
      ],
      { Teilenummer: "ownArticleNumber", "Herst.-Teil": "mpn" },
    ],
  ])("%j", (columns, fields) => {
    expect(proposed(columns)).toEqual(fields);
  });

  test.each(["#", "Nr.", "ID", "Artikelnummer", "Material", "Referenznummer"])(
    "is no running number, whatever its heading: %j",
    (heading) => {
      for (const cells of [
        ["1", "2", "3"],
        ["001", "002"],
        ["1", "2", "3", "4", "5", "6", "1.000", "1.001"],
        ["10", "20", "30", "40"],
        ["1", "2", "4", "5", "6", "9"],
      ]) {
        expect(proposed([[heading, ...cells]])).toEqual({ [heading]: undefined });
      }
    },
  );

  test.each([
    ["1000", "1001", "1002"],
    ["1", "2", "A-3"],
    ["1", "2", "2", "1"],
    ["1", "20", "300"],
    ["10", "20"],
  ])("may be %j, %j, %j", (...cells) => {
    expect(proposed([["Artikelnummer", ...cells]]).Artikelnummer).toBe("mpn");
  });

  test("runs where its heading is our own", () => {
    const columns: HeadedCells = [["Eigene Artikelnummer", "1", "2", "3"]];
    expect(proposed(columns)["Eigene Artikelnummer"]).toBe("ownArticleNumber");
  });
});

function proposed(columns: HeadedCells) {
  return proposedFields(proposeMapping(sampleFacts(columns)).mapping, columns);
}
