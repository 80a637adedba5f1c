import "server-only";
import { db } from "@/lib/db/client";
import type { Member } from "@/lib/operations/viewer";
import type { KeptListing } from "./csv-import";
import { requireOwnImport } from "./own-import";

const maxNamed = 200;

/** The listings that the undo of an import has left, 200 at most, in the file's order. Throws NOT_FOUND for another's. */
export async function listKept(member: Member, id: string): Promise<KeptListing[]> {
  await requireOwnImport(member, id);
  return db().$queryRaw<KeptListing[]>`
    SELECT l.id, l.name_de AS "nameDe", l.name_en AS "nameEn", l.mpn, r.kept AS reason
    FROM csv_import_row r JOIN listing l ON l.id = r.listing_id
    WHERE r.import_id = ${id}::uuid AND r.kept IS NOT NULL AND l.owner_user_id = ${member.userId}::uuid
    ORDER BY r.number LIMIT ${maxNamed}`;
}
