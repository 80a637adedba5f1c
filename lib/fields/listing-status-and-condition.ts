// Without zod, because the import's worker loads this file.

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
