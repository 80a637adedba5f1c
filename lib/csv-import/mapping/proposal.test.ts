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
    ["a number that may be the maker's", [["Artikelnummer", "4711"]], "ownArticleNumber", "likely"],
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
      "guess",
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

test("a file with one text names its parts by it and leaves the description missing", () => {
  const columns: HeadedCells = [
    ["Hersteller", "SKF"],
    ["Beschreibung", "Lager"],
    ["Menge", "5"],
    ["Preis", "8,90"],
  ];
  const facts = sampleFacts(columns);
  const { mapping, confidence } = proposeMapping(facts);
  expect(proposedFields(mapping, columns).Beschreibung).toBe("nameDe");
  expect(confidence.nameDe).toBe("likely");
  expect(mappingFaults(mapping, facts).missing).toEqual(["descriptionDe"]);
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

test("what looks like a price or a quantity and is none feeds nothing", () => {
  const headings = [
    ..."Gesamtwert|Einkaufspreis|EK|EKP|Preis (100)|Staffelpreis|Preis (USD)|UVP|Preis %".split(
      "|",
    ),
    ..."Gleit. Preis|GLD-Preis|Durchschnittspreis|Verrechnungspreis|Planpreis|Inventurpreis".split(
      "|",
    ),
    ..."Bestellpreis|Lieferantenpreis|Kalk. Preis|letzter Preis|Mindestpreis|Einstandspreis".split(
      "|",
    ),
    ..."Preis je Packung|Preis pro VE|Preis/VPE|Preis je kg|Preis je Meter|Preis Vorjahr".split(
      "|",
    ),
    ..."Mindestbestand|Meldebestand|Bestandswert|Reserviert|Bestellte Menge|Menge 2025".split("|"),
    ..."Menge (VPE)|Bestand in VE|Bestand Karton|Bestand (kg)|Menge pro Packung|Stück je VE".split(
      "|",
    ),
    ..."Bestand Vorjahr|Verkaufte Menge|Qty. on PO|Losgröße|Palettenmenge".split("|"),
  ];
  const columns = headings.map((heading): HeadedCells[number] => [heading, "100"]);
  const fields = Object.values(
    proposedFields(proposeMapping(sampleFacts(columns)).mapping, columns),
  );
  expect(fields.filter((field) => field !== undefined)).toEqual([]);
});

describe("the unit of prices", () => {
  test.each<[string, string, "euros" | "cents"]>([
    ["Preis", "12", "euros"],
    ["Preis in ct", "1250", "cents"],
    ["Preis (Cent)", "1250", "cents"],
    ["VK netto [€]", "12,50", "euros"],
    ["Preis in Cent", "12,50 €", "euros"],
  ])("of %j with %j is %s", (heading, cell, unit) => {
    const { mapping } = proposeMapping(sampleFacts([[heading, cell]]));
    expect(mapping.columns.pricePerProductInCt).toBe(0);
    expect(mapping.priceUnit).toBe(unit);
  });

  test("is one for all: a price in the other unit is left out", () => {
    const { mapping } = proposeMapping(
      sampleFacts([
        ["Preis in ct", "1250"],
        ["Versandkosten (EUR)", "6,90"],
      ]),
    );
    expect(mapping).toMatchObject({ priceUnit: "cents", columns: { pricePerProductInCt: 0 } });
    expect(mapping.columns.shippingPriceInCt).toBeUndefined();
  });
});

describe("what prices are for", () => {
  test.each<[string, 1 | 10 | 100 | 1000]>([
    ["Preis", 1],
    ["Preis je Stück", 1],
    ["Preis je 100", 100],
    ["Preis je 100 Stück", 100],
    ["Preis pro 10 St.", 10],
    ["Preis (per 100)", 100],
    ["Preis p. 100", 100],
    ["Preis/1000", 1000],
    ["VK/1.000", 1000],
    ["EUR/100 Stk", 100],
    ["Preis EUR/100", 100],
  ])("%j is a price for %i", (heading, quantity) => {
    const { mapping } = proposeMapping(sampleFacts([[heading, "12,50"]]));
    expect(mapping.columns.pricePerProductInCt).toBe(0);
    expect(mapping.pricesAreFor).toBe(quantity);
  });

  test("a price for one is taken before one for a hundred", () => {
    const columns: HeadedCells = [
      ["Preis/100", "1250,00"],
      ["VK", "12,50"],
    ];
    const { mapping } = proposeMapping(sampleFacts(columns));
    expect(mapping).toMatchObject({ columns: { pricePerProductInCt: 1 }, pricesAreFor: 1 });
  });

  test.each(
    "PEH|Per|pro|je|Preiseinh.|Preiseinheit (PE)|Preis pro|Preis je|Preis-ME|PE|PrEinh|PEINH".split(
      "|",
    ),
  )("%j says it in each row, whatever its cells are", (heading) => {
    for (const cells of [
      ["100", "1000"],
      ["H", "T"],
      ["Stk", "Stk"],
    ]) {
      const facts = sampleFacts([
        ["Preis", "12,50", "8,00"],
        [heading, ...cells],
      ]);
      const { mapping, confidence } = proposeMapping(facts);
      expect(mapping.columns).toMatchObject({ pricePerProductInCt: 0, pricePer: 1 });
      expect(confidence.pricePer).toBe("certain");
    }
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
