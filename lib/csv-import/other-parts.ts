import "server-only";
import { db } from "@/lib/db/client";
import type { OtherParts } from "./csv-import";

/**
 * The rows of a checked import that would make another part of their listing, null where there are none: both manufacturer
 * and MPN would be others; the name, where the row or the listing has no MPN. Their number says which listing is theirs,
 * and is mostly a running one.
 */
export async function findOtherParts(importId: string): Promise<OtherParts | null> {
  const [found] = await db().$queryRaw<{ count: number; firstRow: number | null }[]>`
    SELECT count(*)::integer AS count, min(r.number) AS "firstRow" FROM csv_import_row r
    WHERE r.import_id = ${importId}::uuid AND r.outcome = 'UPDATED'
      AND r.manufacturer_id IS DISTINCT FROM (r.before ->> 'manufacturerId')::integer
      AND coalesce(
        r.mpn_key <> r.before ->> 'normalisedMpn',
        lower(r.columns ->> 'nameDe') <> lower(r.before ->> 'nameDe')
      )`;
  return found?.firstRow ? { count: found.count, firstRow: found.firstRow } : null;
}
