import type { CappedPage } from "@/lib/operations/capped-page";

/** A manufacturer as administrators see it. */
export interface ManufacturerRecord {
  id: number;
  name: string;
  /** Null for one that was typed with a listing and that nobody has looked at. */
  verifiedAt: Date | null;
  createdAt: Date;
  /** Listings of every status, counted up to `listingCap`. */
  listingCount: number;
  /** The one that it was merged into. */
  mergedInto: { id: number; name: string } | null;
}

export type ManufacturerRecordPage = CappedPage<ManufacturerRecord>;

/**
 * Why two may be one: the same letters but for accents ("Weidmüller", "Weidmueller"), one begins with the other's whole
 * name ("Siemens Energy"), or a slip or two apart ("Siemes").
 */
export type Likeness = "letters" | "beginning" | "alike";

/** Two manufacturers that may be one. */
export interface ManufacturerDouble {
  one: ManufacturerRecord;
  other: ManufacturerRecord;
  likeness: Likeness;
}
