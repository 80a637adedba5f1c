export const transactionStatuses = ["REQUESTED", "RESERVED", "CANCELLED", "COMPLETED"] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

export const maxNoteLength = 2000;

/** Of the reason that a trade is voided for, in characters. */
export const minVoidReasonLength = 10;
export const maxVoidReasonLength = 500;
