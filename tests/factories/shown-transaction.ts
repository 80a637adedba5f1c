import type { Transaction } from "@/lib/transactions/transaction";

const buyer = {
  id: "0190a0a0-0000-7000-8000-00000000000b",
  username: "Molkerei Alpsee GmbH",
  email: "einkauf@molkerei.example",
  billingAddress: { street: "Am Hafen 14", zipCode: "87435", city: "Kempten", country: null },
};

export const shownSeller = {
  id: "0190a0a0-0000-7000-8000-00000000000a",
  username: "Papierfabrik Nord",
  email: "lager@papier.example",
  billingAddress: null,
};

const requested: Transaction["requested"] = {
  manufacturer: { id: 3, name: "SKF" },
  mpn: "6205-2RSH",
  ean: "4012345678901",
  alternateProductCodes: [],
  nameDe: "Rillenkugellager",
  nameEn: "Deep groove ball bearing",
  descriptionDe: "Neu, aus Überbestand.",
  descriptionEn: null,
  condition: null,
  yearOfManufacture: null,
  dateCode: null,
  quantity: 2000,
  minOrderQuantity: 1,
  bundleOnly: false,
  currency: "EUR",
  shippingPossible: true,
  pickupPossible: false,
  shippingPriceInCt: null,
  shippingNote: null,
  mainImageId: null,
  filledAt: null,
};

const asSeller: Transaction = {
  id: 12,
  requested,
  voided: null,
  userId: buyer.id,
  user: buyer,
  buyer,
  seller: shownSeller,
  listing: {
    id: 7,
    mpn: "6205-2RSH",
    ean: "4012345678901",
    manufacturer: { id: 3, name: "SKF" },
    nameDe: "Rillenkugellager",
    nameEn: "Deep groove ball bearing",
    ownerUserId: shownSeller.id,
    owner: shownSeller,
  },
  quantity: 1200,
  status: "REQUESTED",
  note: null,
  totalInCt: 1_500_000,
  pricePerProductInCt: 1250,
  createdAt: new Date("2026-11-21T13:05:00Z"),
  updatedAt: new Date("2026-11-21T13:05:00Z"),
  completedAt: null,
  duration: null,
  withdrawn: false,
  blockedParty: null,
  isOwnRequest: false,
  settableStatuses: ["RESERVED", "CANCELLED", "COMPLETED"],
};

/** As the seller's screen gets it, not stored. */
export function shownTransaction(details: Partial<Transaction> = {}): Transaction {
  return { ...asSeller, ...details };
}

export function shownPurchase(details: Partial<Transaction> = {}): Transaction {
  const listing = { ...asSeller.listing, ownerUserId: null, owner: null };
  const settable = { settableStatuses: ["CANCELLED" as const] };
  return { ...asSeller, listing, seller: null, isOwnRequest: true, ...settable, ...details };
}
