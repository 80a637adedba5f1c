export const transactionStatuses = ["REQUESTED", "RESERVED", "CANCELLED", "COMPLETED"] as const;

export type TransactionStatus = (typeof transactionStatuses)[number];
