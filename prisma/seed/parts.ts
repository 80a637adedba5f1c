import { readFileSync } from "node:fs";
import Papa from "papaparse";
import type { ListingCondition } from "@/lib/fields/listing-status-and-condition";
import type { PartDrawing } from "./draw-part";

export const partKinds = [
  "drives",
  "plc-modules",
  "bearings",
  "valves",
  "sensors",
  "contactors",
  "pneumatics",
  "connectors",
] as const;

export interface Part {
  kind: (typeof partKinds)[number];
  manufacturer: string;
  mpn: string;
  /** GTIN-13, digits only. */
  ean?: string;
  alternateProductCodes: string[];
  nameDe: string;
  descriptionDe: string;
  nameEn?: string;
  descriptionEn?: string;
  condition?: ListingCondition;
  yearOfManufacture?: number;
  /** As printed on the part. */
  dateCode?: string;
  pricePerProductInCt: number;
  quantity: number;
  /** Equals `quantity` exactly when `bundleOnly` is true. */
  minOrderQuantity: number;
  bundleOnly: boolean;
  shippingPossible: boolean;
  pickupPossible: boolean;
  /** Null without shipping, or when the price is negotiable. */
  shippingPriceInCt: number | null;
  shippingNote?: string;
  picture: PartDrawing;
}

export const allParts = partsIn("parts.csv");

/**
 * Unverified manufacturers for administrators: a misspelt Weidmüller, a name similar to Festo,
 * and a new one.
 */
export const typedManufacturers = partsIn("typed-manufacturers.csv");

function partsIn(fileName: string): readonly Part[] {
  return rowsOf(new URL(fileName, import.meta.url)).map(partOf);
}

export function rowsOf(file: URL): Record<string, string>[] {
  const text = readFileSync(file, "utf8");
  return Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;
}

function partOf(row: Record<string, string>): Part {
  const { otherCodes, priceInCt, delivery, drawing, tone, label, ...texts } = row;
  const filled = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));
  const quantity = Number(row.quantity);
  const minOrderQuantity = Number(row.minOrderQuantity);
  return {
    ...(filled as Pick<Part, "kind" | "manufacturer" | "mpn" | "nameDe" | "descriptionDe">),
    ...(row.yearOfManufacture ? { yearOfManufacture: Number(row.yearOfManufacture) } : {}),
    alternateProductCodes: otherCodes ? otherCodes.split("|") : [],
    pricePerProductInCt: Number(priceInCt),
    quantity,
    minOrderQuantity,
    bundleOnly: minOrderQuantity === quantity,
    shippingPossible: delivery !== "pickup",
    pickupPossible: delivery !== "shipping",
    shippingPriceInCt: row.shippingPriceInCt ? Number(row.shippingPriceInCt) : null,
    picture: { drawing, tone, ...(label ? { hasLabel: true } : {}) } as PartDrawing,
  };
}
