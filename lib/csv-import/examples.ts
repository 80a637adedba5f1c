import type { z } from "zod";
import type { columnFacts, csvImportInput, csvImportUpdate, csvListings } from "./schema";

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
  columns: [
    columnOf("Hersteller", ["Festo", "Siemens"], { other: 2 }),
    columnOf("Bezeichnung", ["Normzylinder", "Digitaleingabemodul"], { other: 2 }),
    columnOf("Langtext", ["Ungebraucht.", "Originalverpackt."], { other: 2 }),
    columnOf("Bestand", ["12", "4"], { plain: 2 }),
    columnOf("VK-Preis", ["84,50", "79,00"], { comma: 2 }),
  ],
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

type Column = z.input<typeof columnFacts>;

function columnOf(heading: string, samples: string[], kinds: Partial<Column["numbers"]>): Column {
  const none = { plain: 0, comma: 0, point: 0, ambiguous: 0, typed: 0, other: 0, damaged: 0 };
  return { heading, samples, filled: samples.length, numbers: { ...none, ...kinds } };
}
