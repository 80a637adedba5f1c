import type { ListingCondition } from "@/lib/listings/fields";
import type { PartPicture } from "../draw-part";

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

export type PartKind = (typeof partKinds)[number];

/** One part on offer in the demo: what its listing says, and how its picture is drawn. */
export interface Part {
  kind: PartKind;
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
  /** Equals quantity exactly when bundleOnly is true, as the listing form keeps it. */
  minOrderQuantity: number;
  bundleOnly: boolean;
  shippingPossible: boolean;
  pickupPossible: boolean;
  /** Null when nothing is shipped, or when the price is agreed upon. */
  shippingPriceInCt: number | null;
  shippingNote?: string;
  picture: PartPicture;
}
