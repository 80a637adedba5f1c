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

/** SOLD is missing, because only the system sets it. */
const fromStates: Record<Exclude<ListingStatus, "SOLD">, readonly ListingStatus[]> = {
  DRAFT: ["ACTIVE", "RESERVED", "SOLD"],
  ACTIVE: ["DELETED", "RESERVED", "DRAFT"],
  RESERVED: ["ACTIVE"],
  DELETED: ["DRAFT", "ACTIVE", "RESERVED", "SOLD"],
};

export function canBecome(from: ListingStatus, to: ListingStatus): boolean {
  return to !== "SOLD" && fromStates[to].includes(from);
}

export const selectionTargets = ["DRAFT", "ACTIVE", "DELETED"] as const;
export type SelectionTarget = (typeof selectionTargets)[number];

export interface ShownListing {
  id: number;
  status: ListingStatus;
}

export function changeable<Item extends ShownListing>(items: Item[], to: SelectionTarget): Item[] {
  return items.filter(({ status }) => canBecome(status, to));
}
