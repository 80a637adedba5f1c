import type { z } from "zod";
import { columnFactsOf } from "./parse/column-facts";
import type { csvImportInput, csvImportUpdate, csvListings } from "./schema";

export const exampleListings: z.input<typeof csvListings> = [
  {
    manufacturer: { name: "Festo" },
    mpn: "DSBC-32-100-PPVA-N3",
    ownArticleNumber: "20418",
    nameDe: "Normzylinder DSBC-32-100-PPVA-N3",
    nameEn: "Standards-based cylinder DSBC-32-100-PPVA-N3",
    descriptionDe: "Ungebraucht, aus aufgelöstem Ersatzteillager.",
    condition: "NEW_IN_PACKAGING",
    quantity: 12,
    pricePerProductInCt: 8_450,
    shippingPossible: true,
    shippingPriceInCt: 690,
  },
];

export const exampleFile: z.input<typeof csvImportInput> = {
  fileName: "lagerbestand.csv",
  reading: { kind: "text", encoding: "windows-1252", delimiter: ";", headingRow: 1 },
  columns: columnFactsOf(
    ["Hersteller", "Bezeichnung", "Langtext", "Bestand", "VK-Preis"],
    [
      { number: 2, cells: ["Festo", "Normzylinder", "Ungebraucht.", "12", "84,50"] },
      { number: 3, cells: ["Siemens", "Digitaleingabemodul", "Originalverpackt.", "4", "79,00"] },
    ],
  ),
  rowCount: 2,
  size: 189,
};

export const exampleSettings: Omit<z.input<typeof csvImportUpdate>, "id"> = {
  mapping: {
    columns: {
      manufacturer: 0,
      nameDe: 1,
      descriptionDe: 2,
      quantity: 3,
      pricePerProductInCt: 4,
    },
    priceUnit: "euros",
  },
  choices: {
    defaults: { shippingPriceInCt: 690, condition: "UNUSED_OPENED" },
    existing: "update",
    quantityMeans: "inStock",
  },
};
