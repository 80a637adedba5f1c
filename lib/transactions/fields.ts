export const transactionStatuses = ["REQUESTED", "RESERVED", "CANCELLED", "COMPLETED"] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

export const maxNoteLength = 2000;

/** In characters. */
export const minVoidReasonLength = 10;
export const maxVoidReasonLength = 500;
