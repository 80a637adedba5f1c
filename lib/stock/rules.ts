import type { ListingStatus } from "@/lib/fields/listing-status-and-condition";

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

export interface Stock {
  quantity: number;
  reservedQuantity: number;
  soldQuantity: number;
}

export function availableQuantityOf(stock: Stock): number {
  return stock.quantity - stock.reservedQuantity - stock.soldQuantity;
}

export function statusAfterEdit(
  before: Stock & { status: ListingStatus },
  quantity: number,
): ListingStatus {
  if (quantity !== before.quantity && quantity === before.soldQuantity) {
    return "SOLD";
  }
  const isRestocked = quantity !== before.quantity && quantity > before.soldQuantity;
  return before.status === "SOLD" && isRestocked ? "ACTIVE" : before.status;
}

/** Null for a listing that can be requested. */
export function unavailableReasonOf(listing: {
  status: ListingStatus;
  availableQuantity: number;
}): "reserved" | "deleted" | "sold" | "draft" | "unavailable" | null {
  if (listing.status === "ACTIVE") {
    return listing.availableQuantity > 0 ? null : "unavailable";
  }
  const labels = {
    RESERVED: "reserved",
    DELETED: "deleted",
    SOLD: "sold",
    DRAFT: "draft",
  } as const;
  return labels[listing.status];
}

export function isOwnedBy(
  { ownerUserId }: { ownerUserId: string | null },
  userId: string | null,
): boolean {
  return userId !== null && userId === ownerUserId;
}

export function isManaged<Shown extends { ownerUserId: string | null }>(
  listing: Shown,
): listing is Shown & { ownerUserId: string } {
  return listing.ownerUserId !== null;
}

/** Why a listing cannot be had; null when it can, or for its manager, who sees the whole stock. */
export function unavailableReasonForBuyer(
  listing: Parameters<typeof unavailableReasonOf>[0] & { ownerUserId: string | null },
): ReturnType<typeof unavailableReasonOf> {
  return isManaged(listing) ? null : unavailableReasonOf(listing);
}
