import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exportedLists } from "@/tests/factories/exported-lists";
import {
  type HeadedCells,
  headed,
  proposedFields,
  sampleFacts,
} from "@/tests/factories/sample-columns";
import { type ImportField, importFields, shownHeadings } from "../fields";
import { columnMapping } from "../schema";
import { knownHeadings } from "./known-headings";
import { mappingIssues } from "./mapping-issues";
import { proposeMapping } from "./propose-mapping";

const known = Object.values(knownHeadings).flatMap(({ certain }) => certain);
const heading = fc.oneof(fc.constantFrom(...known), fc.string({ maxLength: 12 }));
const cell = fc.oneof(
  fc.constantFrom("", "12", "12,5", "6,000", "ja", "4012345678901", "Welle 20 mm", "5 €"),
  fc.string({ maxLength: 12 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const column = fc
  .tuple(heading, fc.array(cell, { maxLength: 4 }))
  .map(([name, cells]): HeadedCells[number] => [name, ...cells]);

test("no column is proposed for two fields, whatever the columns are, and the proposal fits its schema", () => {
  fc.assert(
    fc.property(fc.array(column, { minLength: 1, maxLength: 30 }), (columns) => {
      const facts = sampleFacts(columns);
      const { mapping, confidence } = proposeMapping(facts);
      expect(columnMapping.parse(mapping)).toEqual(mapping);
      expect(codesOf(mapping, facts)).not.toContain("assigned_twice");
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

describe("headings of our own are certain", () => {
  test("the names of create-listing's fields, prices in cents", () => {
    const columns = importFields.map((field): HeadedCells[number] => [field, ""]);
    const { mapping } = proposeMapping(sampleFacts(columns));
    expect(proposedFields(mapping, columns)).toEqual(
      Object.fromEntries(importFields.map((field) => [field, field])),
    );
    expect(mapping.priceUnit).toBe("cents");
  });

  test("the examples of the help page", () => {
    for (const field of importFields) {
      for (const heading of shownHeadings[field]) {
        // A lone description would become the name.
        const other = field === "descriptionDe" ? "; Bezeichnung: Welle" : "";
        expect(proposed(`${heading}: ${other}`)[heading], heading).toBe(field);
      }
    }
  });
});

test.each<[string, string, ImportField, string | undefined]>([
  ["a known heading", "Hersteller: SKF", "manufacturer", "certain"],
  ["part of one", "Lagerbestand Halle 3: 5", "quantity", "likely"],
  ["an EAN by its check digits", "Code 2: 4012345678901", "ean", "guess"],
  ["a price by its sign", "Wert A: 12,50 € | 8,00 €", "pricePerProductInCt", undefined],
  ["a price by its sign alone", "Spalte 4: 12,50 €", "pricePerProductInCt", "guess"],
  ["a picture by its address", "Spalte 5: https://x.example/a.jpg", "mainImageUrl", "guess"],
  ["a picture by its bytes", "Spalte 6: iVBORw0KGgo=", "csvMainImageBase64", "guess"],
  ["the maker's for want of another", "Artikelnummer: 4711", "mpn", "likely"],
  ["one that cannot", "Artikelnummer: 4711; Herstellernummer: 6", "ownArticleNumber", "certain"],
  ["one beside the own", "Eigene Artikelnummer: 4711; Artikelnummer: 6", "mpn", "likely"],
])("a proposal says how sure it is: %s", (_, columns, field, confidence) => {
  expect(proposeMapping(sampleFacts(columns)).confidence[field]).toBe(confidence);
});

test.each<[string, string, Record<string, ImportField | undefined>]>([
  ["cells decide", "Versand: ja | nein", { Versand: "shippingPossible" }],
  ["cells decide", "Versand: 6,90 | 0,00", { Versand: "shippingPriceInCt" }],
  ["cells decide", "Versand: per Spedition", { Versand: "shippingNote" }],
  ["cells decide", "Bild: https://x.example/1", { Bild: "mainImageUrl" }],
  ["cells decide", "Bild: data:image/png;base64,iVBO", { Bild: "csvMainImageBase64" }],
  ["cells decide", "Bild: 4711.jpg", {}],
  ["cells decide", "Bestand: vorhanden", {}],
  ["cells decide", "Preis: auf Anfrage", {}],
  ["cells decide", "Material: 100-200", { Material: "ownArticleNumber" }],
  ["cells decide", "Material: Welle gehärtet", { Material: "nameDe" }],
  ["cells decide", "Verfügbar: ja", {}],
  [
    "a price for a unit is no unit",
    "Preis/Einheit: 9,95 | 0,40",
    { "Preis/Einheit": "pricePerProductInCt" },
  ],
  [
    "what is to be sold before what is there",
    "On Hand: 36 | 50; Excess Qty: 12 | 20",
    { "Excess Qty": "quantity" },
  ],
  [
    "both halves of a heading in two languages",
    "Art.-Nr. / N° art.: A-1 | B-2; Einheit / Unité: Stk; Hersteller / Typ: SKF 6205",
    { "Art.-Nr. / N° art.": "ownArticleNumber", "Einheit / Unité": "quantityUnit" },
  ],
  ["maker and number in one cell are no number", "Mfr & Part No: 3M 8293 | SKF 6205", {}],
  [
    "a few materials again and again are no numbers",
    `Material: ${"GG25 | 1.4408 | ".repeat(8)}GG25; Produktcode: ${"V1 | V2 | V3 | V4 | ".repeat(4)}V5`,
    { Produktcode: "ownArticleNumber" },
  ],
  ["the brands of Shopify", "Handle: lager; Vendor: SKF", { Vendor: "manufacturer" }],
  ["weights with their unit above", "Gewicht (kg): 0,5 | 12", { "Gewicht (kg)": "weightInGrams" }],
  ["a question is no quantity", "In stock?: 1 | 0", {}],
  ["unless it is answered by one", "In stock?: 5 | 0", { "In stock?": "quantity" }],
  ["cells decide", "Menge: 1 | 0", { Menge: "quantity" }],
  ["a filled column before an empty one", "Bestand: ; Lager: 5", { Lager: "quantity" }],
  [
    "English texts beside a word for English, other languages nowhere",
    "Bezeichnung DE: Lager; Bezeichnung EN: Bearing; Bezeichnung FR: Roulement; " +
      "Langtext (deutsch): Abgedichtet; Langtext englisch: Sealed",
    {
      "Bezeichnung DE": "nameDe",
      "Bezeichnung EN": "nameEn",
      "Langtext (deutsch)": "descriptionDe",
      "Langtext englisch": "descriptionEn",
    },
  ],
  [
    "some cells may be no numbers",
    "Bestand: ca. 5 | auf Anfrage | 7; Preis: auf Anfrage | VB | 12,50",
    { Bestand: "quantity", Preis: "pricePerProductInCt" },
  ],
  [
    "a plain description is the name",
    "Description: Relay; Detailed description: Relay 24 V with LED",
    { Description: "nameDe", "Detailed description": "descriptionDe" },
  ],
  [
    "in either order",
    "Detailed description: Relay 24 V with LED; Description: Relay",
    { Description: "nameDe", "Detailed description": "descriptionDe" },
  ],
  [
    "a long text is no name, a kind of parts no number",
    "Langtext: Leistungsschütz 24 V DC, 11 kW; Type: Contactors",
    { Langtext: "descriptionDe" },
  ],
  [
    "a manufacturer has a name",
    "Hersteller: 0000100200 | 0000100300; Name des Herstellers: SKF | FAG",
    { "Name des Herstellers": "manufacturer" },
  ],
  ["and is no number", "Hersteller: 100200", {}],
  ["but may have one", "Hersteller: 3M | 4711", { Hersteller: "manufacturer" }],
  ["part of a heading needs its cells", "Zustand der Ware: leichte Kratzer", {}],
  ["a condition", "Zustand der Ware: neu | gebraucht", { "Zustand der Ware": "condition" }],
  ["a known heading needs no cells", "Zustand: leichte Kratzer | neu", { Zustand: "condition" }],
  ["a part number", "Typ / Bestell-Nr.: A-1 | B-2", { "Typ / Bestell-Nr.": "mpn" }],
  [
    "the maker's number before the seller's",
    "Art.-Nr.: A-1 | B-2; Herstellernummer: 6205 | 6206",
    { "Art.-Nr.": "ownArticleNumber", Herstellernummer: "mpn" },
  ],
  [
    "either number beside the seller's own",
    "Artikelnummer: 6205 | 6206; Materialnummer: 100200 | 100201",
    { Artikelnummer: "mpn", Materialnummer: "ownArticleNumber" },
  ],
  [
    "its own running numbers",
    "Eigene Artikelnummer: 1 | 2 | 3",
    { "Eigene Artikelnummer": "ownArticleNumber" },
  ],
])("%s: %s", (_, columns, fields) => {
  const said = Object.entries(proposed(columns)).filter(([, field]) => field !== undefined);
  expect(Object.fromEntries(said)).toEqual(fields);
});

// Suppliers are no manufacturers, their numbers no MPN, and places and groups no names.
test.each(
  (
    "Lieferant: Landefeld|Supplier: RS|Vendor: Motion|Hauptlieferant: Zitec|Fornitore: Rexel|Proveedor: Rexel|" +
    "Fournisseur: Rexel|Dostawca: Hennlich|Dodavatel: ZKL|Leverancier: ERIKS|Conrad Bestellnummer: 12-34|" +
    "RS Stock No.: 123-456|Digi-Key Part Number: 296-ND|Mouser No: 595-LM|Order code: 14-6|ASIN: B00ABC|" +
    "Référence Rexel: LEG6|Description of Stock Type: Unrestricted use|Beschreibung Lagerort: Magazin|" +
    "Lagerortbezeichnung: Magazin|Werksbezeichnung: Augsburg|Storage location description: Main|" +
    "Warengruppenbezeichnung: Filter|Plant name: Houston|Customer name: Shell|Denominação depósito: Central|" +
    "Bezeichnung Materialart: Hilfsstoffe|Fehlerbeschreibung: Riss|Beschreibung Kostenstelle: Werkstatt|" +
    "UOM description: Piece|Status Beschreibung: gesperrt|Descrizione magazzino: Centrale|" +
    "Libellé famille: Capteurs|Popis skladu: Hlavní|Höchstbestand: 5 | 12|Safety stock: 5 | 12|Stock fournisseur: 5 | 12|" +
    "Anzahl Pole: 5 | 12|Kundenbestand: 5 | 12|Lager: 0001 | 0002|Staffelmenge 1: 5 | 12|" +
    "Gewicht: 3 | 12|Bruttogewicht: 3"
  ).split(/\|(?=\S)/),
)("%s is proposed for nothing", (column) => {
  expect(Object.values(proposed(column)).filter((field) => field !== undefined)).toEqual([]);
});

test.each([
  "Lieferantenartikelnummer",
  "Kreditoren-Artikelnr.",
  "Supplier part no",
  "Vendor item no",
])("the supplier's %s is another number, never the manufacturer's", (heading) => {
  expect(proposed(`${heading}: 3RT2026`)[heading]).not.toBe("mpn");
});

test("a weight is proposed where its cells or its heading say grams", () => {
  expect(proposed("Gewicht: 0,5 kg | 12 g").Gewicht).toBe("weightInGrams");
  expect(proposed("Gewicht (g): 500 | 12")["Gewicht (g)"]).toBe("weightInGrams");
});

test("a name in another language names parts that have no German one", () => {
  expect(proposed("Désignation FR: Roulement")["Désignation FR"]).toBe("nameDe");
  expect(proposed("Bezeichnung: Lager; Désignation FR: Roulement")["Désignation FR"]).toBe(
    undefined,
  );
});

test("a file with one text names its parts by it, and perhaps describes them by it", () => {
  const facts = sampleFacts("Hersteller: SKF; Beschreibung: Lager; Menge: 5; Preis: 8,90");
  const { mapping, confidence } = proposeMapping(facts);
  expect(mapping.columns).toMatchObject({ nameDe: 1, descriptionDe: 1 });
  expect(confidence).toMatchObject({ nameDe: "likely", descriptionDe: "guess" });
  expect(codesOf(mapping, facts)).not.toContain("unassigned");
});

test.each(exportedLists)("the columns of %s are found", (_, columns) => {
  const cells = columns.map(({ heading, cell }): [string, string] => [heading, cell]);
  const { mapping } = proposeMapping(sampleFacts(cells));
  const fields = columns.map(({ heading, field }) => [heading, field]);
  expect(proposedFields(mapping, cells)).toEqual(Object.fromEntries(fields));
});

test.each(["#", "Nr.", "ID", "Artikelnummer", "Material", "Referenznummer"])(
  "a running number is no part number, whatever its heading: %j",
  (heading) => {
    for (const cells of [
      "1 | 2 | 3",
      "001 | 002",
      "1 | 2 | 3 | 4 | 5 | 6 | 1.000 | 1.001",
      "10 | 20 | 30 | 40",
      "1 | 2 | 4 | 5 | 6 | 9",
    ]) {
      expect(proposed(`${heading}: ${cells}`)).toEqual({ [heading]: undefined });
    }
  },
);

test.each(["1000 | 1001 | 1002", "1 | 2 | A-3", "1 | 2 | 2 | 1", "1 | 20 | 300", "10 | 20"])(
  "part numbers may be %s",
  (cells) => {
    expect(proposed(`Artikelnummer: ${cells}`).Artikelnummer).toBe("mpn");
  },
);

function codesOf(...mapped: Parameters<typeof mappingIssues>): string[] {
  return mappingIssues(...mapped).map(({ code }) => code);
}

function proposed(columns: string) {
  return proposedFields(proposeMapping(sampleFacts(columns)).mapping, headed(columns));
}
