import { exampleIds } from "../example-ids";
import type { JsonSchema } from "./json-schema";

const moment = "2026-11-20T09:30:00.000Z";

const byFormat: Record<string, string> = {
  "date-time": moment,
  date: moment.slice(0, 10),
  email: "einkauf@example.com",
};

/** What the trade calls its things. */
const byField: Record<string, string> = {
  username: "hydraulik-nord",
  email: "einkauf@example.com",
  mpn: "DSBC-32-100-PPVA-N3",
  ean: "4052568111113",
  name: "Festo",
  manufacturerName: "Festo",
  nameDe: "Normzylinder DSBC-32-100",
  nameEn: "Standards-based cylinder DSBC-32-100",
  descriptionDe: "Ungebraucht, originalverpackt.",
  descriptionEn: "Unused, in its original packaging.",
  street: "Hafenstraße 12",
  city: "Hamburg",
  zipCode: "20457",
  country: "Deutschland",
  fileName: "bestand.csv",
  alternateProductCodes: "1376427",
  ownArticleNumber: "LAG-00417",
  dateCode: "2136",
  shippingNote: "Paket, 2 bis 3 Werktage",
  note: "Lieferung bitte an Tor 3.",
  slug: "festo",
};

const uuidByField: Record<string, string> = {
  userId: exampleIds.seller,
  ownerUserId: exampleIds.seller,
  sellerUserId: exampleIds.seller,
  buyerUserId: exampleIds.buyer,
  documentId: exampleIds.document,
};

/** Whose `id` is none of a document. */
const uuidByShape: Record<string, string> = {
  Party: exampleIds.seller,
  Account: exampleIds.seller,
  CurrentUser: exampleIds.seller,
  UserRow: exampleIds.seller,
  UserDetail: exampleIds.seller,
  OwnSession: exampleIds.session,
  OpenSession: exampleIds.session,
  CsvImport: exampleIds.csvImport,
  CsvImportSummary: exampleIds.csvImport,
};

/** A text that a field of a shape may hold: by its format, else by its name, within its bounds. */
export function sampleText(schema: JsonSchema, field: string, shape: string): string {
  switch (schema.format) {
    case "uuid":
      return uuidByField[field] ?? uuidByShape[shape] ?? exampleIds.document;
    case "uri":
      return /image|picture/i.test(field)
        ? "https://lagerfund.example/media/7c3a9d42.webp"
        : "https://lagerfund.example/files/7c3a9d42";
    default:
      return withinBounds(wordFor(schema, field, shape), schema);
  }
}

function wordFor({ format = "", pattern }: JsonSchema, field: string, shape: string): string {
  if (field === "name" && /Document|File/.test(shape)) {
    return "typenschild.jpg";
  }
  return byFormat[format] ?? byField[field] ?? (pattern ? "a" : "…");
}

function withinBounds(text: string, { minLength = 0, maxLength }: JsonSchema): string {
  return text.padEnd(minLength, "x").slice(0, maxLength);
}
