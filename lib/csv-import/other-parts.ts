import "server-only";
import type { Database } from "@/lib/db/client";

/**
 * The rows of a compared import that would make another part of their listing, as its columns call them: both manufacturer
 * and MPN would be others; the name, where the row or the listing has no MPN. Their number says which listing is theirs,
 * and is mostly a running one.
 */
export async function countOtherParts(tx: Database, importId: string) {
  const [found] = await tx.$queryRaw<{ otherPartCount: number; otherPartRow: number | null }[]>`
    SELECT count(*)::integer AS "otherPartCount", min(r.number) AS "otherPartRow" FROM csv_import_row r
    WHERE r.import_id = ${importId}::uuid AND r.outcome = 'UPDATED'
      AND r.manufacturer_id IS DISTINCT FROM (r.before ->> 'manufacturerId')::integer
      AND coalesce(
        r.mpn_key <> r.before ->> 'normalisedMpn',
        lower(r.columns ->> 'nameDe') <> lower(r.before ->> 'nameDe')
      )`;
  return found ?? { otherPartCount: 0, otherPartRow: null };
}
