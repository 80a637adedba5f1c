import "server-only";
import type { Member } from "@/lib/operations/viewer";
import { namedParts } from "./data-named";
import { numberedParts } from "./data-numbered";
import type { DataPage, DataRows } from "./data-rows";
import type { DataPart, DataRequest, NamedPart, NumberedPart } from "./schema";

/** So many rows at a time, so that a seller of a hundred thousand parts fits into memory. */
const pageSize = 500;
const beforeAllIds = "00000000-0000-0000-0000-000000000000";

/**
 * A page of what is kept of the member: no hash, no token, and of others only what the screens show.
 * In the order of ids.
 */
export function readOwnData(member: Member, request: DataRequest): Promise<DataPage> {
  switch (request.part) {
    case "listings":
    case "purchases":
    case "sales":
    case "statusChanges":
    case "listingChanges":
    case "identityChanges":
    case "securityEvents":
      return readNumbered(member, request.part, request.after ?? 0);
    default:
      return readNamed(member, request.part, request.after ?? beforeAllIds);
  }
}

// Mapped, so that each part's rows stay with its name where the part is one of several.
type PageOf<Part extends DataPart> = {
  [P in Part]: { part: P; rows: DataRows[P][]; next: string | number | null };
}[Part];

async function readNumbered<Part extends NumberedPart>(
  member: Member,
  part: Part,
  after: number,
): Promise<PageOf<Part>> {
  return pageOf(part, await numberedParts[part](member, { after, take: pageSize }));
}

async function readNamed<Part extends NamedPart>(
  member: Member,
  part: Part,
  after: string,
): Promise<PageOf<Part>> {
  return pageOf(part, await namedParts[part](member, { after, take: pageSize }));
}

function pageOf<Part extends DataPart>(part: Part, rows: DataRows[Part][]): PageOf<Part> {
  const next = rows.length < pageSize ? null : (rows.at(-1)?.id ?? null);
  return { part, rows, next };
}
