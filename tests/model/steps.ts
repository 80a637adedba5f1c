import type { Actor } from "./world";

// Plain data that means the same in any order: indexes of the world and final numbers.

export interface FormEntries {
  quantity: number;
  minOrderQuantity: number;
  bundleOnly: boolean;
  pricePerProductInCt: number | null;
  /** For the whole bundle; "fitting" matches the price per product. */
  priceForBundle: number | null | "fitting";
  mpn: string;
}

export type SettableStatus = "ACTIVE" | "DRAFT" | "RESERVED" | "DELETED";
export type TransactionMove = "REQUESTED" | "RESERVED" | "CANCELLED" | "COMPLETED";

interface Kinds {
  create: { entered: FormEntries; documents: number[] };
  update: {
    listing: number;
    entered: FormEntries;
    /** The version that the form loaded; null skips the check. */
    version: number | null;
    documents: number[] | null;
    mainImage: number | null | "unnamed";
    certificates: number[];
  };
  setStatus: { listings: number[]; status: SettableStatus };
  request: { listing: number; quantity: number; key: string | null };
  updateTransaction: {
    /** -1 does not exist. */
    transaction: number;
    status: TransactionMove;
    /** The displayed status; null skips the check. */
    from: TransactionMove | null;
  };
  /** -1 does not exist. */
  voidTransaction: { transaction: number };
  deleteDocument: { document: number };
}

export type Kind = keyof Kinds;
export type StepOf<K extends Kind> = { kind: K; actor: Actor } & Kinds[K];
export type Step = { [K in Kind]: StepOf<K> }[Kind];

export function isConsistent({ bundleOnly, quantity, ...entered }: FormEntries): boolean {
  const { pricePerProductInCt, priceForBundle } = entered;
  const isPriced =
    pricePerProductInCt === null
      ? typeof priceForBundle === "number" && bundleOnly
      : [null, "fitting", pricePerProductInCt * quantity].includes(priceForBundle);
  return isPriced && (bundleOnly || entered.minOrderQuantity <= quantity);
}
