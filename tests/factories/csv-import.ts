import {
  type ColumnFacts,
  type NumberFacts,
  noAnswers,
  noNumbers,
} from "@/lib/csv-import/column-mapping";
import type { CsvImport } from "@/lib/csv-import/csv-import-schema";
import type { PreviewListing } from "@/lib/csv-import/row-preview-schema";
import { importChoices } from "@/lib/csv-import/schema";

const factsOfNone = {
  letter: "",
  currencies: [],
  isCategory: false,
  isSummed: false,
  productOf: null,
};

export function shownColumn(
  heading: string,
  samples: ColumnFacts["samples"] = [],
  numbers: Partial<NumberFacts> = {},
): ColumnFacts {
  const facts = { filled: samples.length, numbers: { ...noNumbers(), ...numbers } };
  return { ...factsOfNone, heading, samples, ...facts };
}

/** An import as its pages get it, not stored. */
export function shownImport(details: Partial<CsvImport> = {}): CsvImport {
  return { ...draft, ...details };
}

export function shownPreview(details: Partial<PreviewListing> = {}): PreviewListing {
  return { ...bearing, ...details };
}

const draft: CsvImport = {
  id: "0190a0a0-0000-7000-8000-00000000c5f0",
  fileName: "bestand.csv",
  status: "DRAFT",
  createdAt: new Date(0),
  reading: { kind: "text", encoding: "utf-8", delimiter: ";", headingRow: 1 },
  columns: [
    shownColumn("Hersteller", ["SKF"]),
    shownColumn("Bezeichnung", ["Rillenkugellager"]),
    shownColumn("Langtext", ["Neu, aus Überbestand."]),
    shownColumn("Bestand", ["12", "3"], { plain: 2 }),
    shownColumn("VK", ["12,50"], { comma: 1 }),
    shownColumn("", ["6205-2RS"]),
    shownColumn("Alt", ["6205 C3"]),
  ],
  rowCount: 1_234,
  mapping: {
    columns: {
      manufacturer: 0,
      nameDe: 1,
      descriptionDe: 2,
      quantity: 3,
      pricePerProductInCt: 4,
    },
    alternateProductCodes: [],
    priceUnit: "euros",
    pricesAreFor: 1,
    decimalMarks: {},
    ...noAnswers,
  },
  choices: importChoices.parse({ defaults: {} }),
  mappingFrom: "proposed",
  choicesFrom: "preset",
  confidence: { manufacturer: "certain", nameDe: "likely", descriptionDe: "guess" },
  progress: null,
  counts: null,
  firstFault: null,
  otherParts: null,
  findings: null,
  onOffer: null,
  failure: null,
  importedAt: null,
  undoableUntil: null,
  undone: null,
  checkedAt: null,
};

const bearing: PreviewListing = {
  manufacturer: "SKF",
  mpn: "6205-2RSH",
  ean: null,
  alternateProductCodes: ["6205 2RS"],
  ownArticleNumber: "L-4711",
  nameDe: "Rillenkugellager",
  nameEn: null,
  descriptionDe: "Neu, aus Überbestand.",
  descriptionEn: null,
  quantity: 12,
  pricePerProductInCt: 1_250,
  priceForBundle: 15_000,
  minOrderQuantity: 1,
  bundleOnly: false,
  condition: null,
  yearOfManufacture: null,
  dateCode: null,
  weightInGrams: null,
  countryOfOrigin: null,
  shippingPossible: true,
  pickupPossible: false,
  shippingPriceInCt: 0,
  shippingNote: null,
  availableQuantity: 12,
  picture: "none",
};
