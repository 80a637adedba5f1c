import type { Member } from "@/lib/operations/viewer";

/** Whether the member, who sees the listing, may ask its seller: everyone but the seller (spec §2.7). */
export function canContactSeller(member: Member, listing: { ownerUserId: string }): boolean {
  return member.userId !== listing.ownerUserId;
}
