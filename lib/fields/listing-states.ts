// Without zod: also the worker that reads files for the import knows them.

export const listingStatuses = ["DRAFT", "ACTIVE", "RESERVED", "SOLD", "DELETED"] as const;
export type ListingStatus = (typeof listingStatuses)[number];

export const listingConditions = [
  "NEW_IN_PACKAGING",
  "NEW_WITHOUT_PACKAGING",
  "UNUSED_OPENED",
  "USED_TESTED",
  "USED_UNTESTED",
  "FOR_PARTS",
] as const;
export type ListingCondition = (typeof listingConditions)[number];
