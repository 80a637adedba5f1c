import "server-only";
import type { Member } from "@/lib/operations/viewer";
import { namedParts } from "./data-named";
import { numberedParts } from "./data-numbered";
import type { DataRequest } from "./schema";

/** So many rows at a time, so that a seller of a hundred thousand parts fits into memory. */
const pageSize = 500;
const beforeAllIds = "00000000-0000-0000-0000-000000000000";

export interface DataPage {
  rows: object[];
  /** Where the next page begins; null after the last. */
  next: string | number | null;
}

/**
 * A page of what is kept of the member: no hash, no token, and of others only what the screens show.
 * In the order of ids.
 */
export async function readOwnData(member: Member, request: DataRequest): Promise<DataPage> {
  const rows = await rowsOf(member, request);
  const next = rows.length < pageSize ? null : (rows.at(-1)?.id ?? null);
  return { rows, next };
}

function rowsOf(member: Member, request: DataRequest): Promise<{ id: string | number }[]> {
  switch (request.part) {
    case "listings":
    case "purchases":
    case "sales":
    case "statusChanges":
    case "listingChanges":
    case "securityEvents":
      return numberedParts[request.part](member, { after: request.after ?? 0, take: pageSize });
    default:
      return namedParts[request.part](member, {
        after: request.after ?? beforeAllIds,
        take: pageSize,
      });
  }
}
