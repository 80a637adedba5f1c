import type { Actor } from "./world";

// What is done, as plain data that says the same in whatever order it happens: things by their place in the world, and
// every number settled.

export interface FormEntries {
  quantity: number;
  minOrderQuantity: number;
  bundleOnly: boolean;
  pricePerProductInCt: number | null;
  /** Of the whole lot; "fitting" agrees with the price per product. */
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
    /** The version that the form has seen; null for who does not care. */
    version: number | null;
    /** Null leaves them as they are. */
    documents: number[] | null;
    mainImage: number | null | "unnamed";
    certificates: number[];
  };
  setStatus: { listings: number[]; status: SettableStatus };
  request: { listing: number; quantity: number; key: string | null };
  updateTransaction: {
    /** -1 is one that there is not. */
    transaction: number;
    status: TransactionMove;
    /** The status that was shown; null for who does not care. */
    from: TransactionMove | null;
  };
  /** -1 is one that there is not. */
  voidTransaction: { transaction: number };
  deleteDocument: { document: number };
}

export type Kind = keyof Kinds;
export type StepOf<K extends Kind> = { kind: K; actor: Actor } & Kinds[K];
export type Step = { [K in Kind]: StepOf<K> }[Kind];

/** Whether a price is stated as contract §5 has it, and the minimum is not above the quantity. */
export function isConsistent({ bundleOnly, quantity, ...entered }: FormEntries): boolean {
  const { pricePerProductInCt, priceForBundle } = entered;
  const isPriced =
    pricePerProductInCt === null
      ? typeof priceForBundle === "number" && bundleOnly
      : [null, "fitting", pricePerProductInCt * quantity].includes(priceForBundle);
  return isPriced && (bundleOnly || entered.minOrderQuantity <= quantity);
}
