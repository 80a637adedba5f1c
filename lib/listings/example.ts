import type { z } from "zod";
import type { listingInput } from "./schema";

/** A listing as a seller of surplus enters it: what the examples of create-listing and update-listing have in common. */
export const exampleListing = {
  manufacturer: "Festo",
  mpn: "DSBC-32-100-PPVA-N3",
  ean: "4052568026936",
  alternateProductCodes: ["1376427"],
  nameDe: "Normzylinder DSBC, Kolben 32 mm, Hub 100 mm",
  descriptionDe: "Überbestand aus einem abgesagten Projekt, originalverpackt.",
  nameEn: "Standards-based cylinder DSBC, bore 32 mm, stroke 100 mm",
  descriptionEn: "Surplus of a cancelled project, in original packaging.",
  condition: "NEW_IN_PACKAGING",
  yearOfManufacture: 2022,
  quantity: 12,
  minOrderQuantity: 2,
  pricePerProductInCt: 4200,
  shippingPossible: true,
  shippingPriceInCt: 690,
  pickupPossible: true,
  ownArticleNumber: "LAG-00417",
} satisfies z.input<typeof listingInput>;
