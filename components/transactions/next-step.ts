import type { Transaction } from "@/lib/transactions/transaction";
import { finalityOf } from "./finality";

type Side = "buyer" | "seller" | "administrator";

/** On which side of a trade its reader stands; an administrator who trades is a party like any other. */
export function sideOf({ userId, seller }: Transaction, viewerId: string): Side {
  if (userId === viewerId) {
    return "buyer";
  }
  return seller?.id === viewerId ? "seller" : "administrator";
}

/** The message that says what comes next, for whoever reads it. */
export function nextStepOf(transaction: Transaction, viewerId: string) {
  if (finalityOf(transaction) === "account_gone") {
    return "transaction|next|account_gone";
  }
  const { status, withdrawn, voided, blockedParty } = transaction;
  const side = sideOf(transaction, viewerId);
  if (voided) {
    return side === "seller" ? "transaction|next|voided|seller" : "transaction|next|voided";
  }
  if (blockedParty) {
    return `transaction|next|blocked|${side === "administrator" ? side : blockedParty}` as const;
  }
  const state = withdrawn ? "withdrawn" : status;
  return `transaction|next|${side}|${state}` as const;
}
