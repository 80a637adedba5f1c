import "server-only";
import { Prisma } from "@/lib/db/generated/client";
import { isSoldOut } from "./sold-out";

/**
 * Whether a compared row `r` would make another part of its listing: both manufacturer and MPN would be others; the name,
 * where the row or the listing has no MPN. Its number says which listing is its own, and is mostly a running one.
 */
export const isOtherPart = Prisma.sql`(
  r.outcome = 'UPDATED' AND NOT ${isSoldOut} AND r.manufacturer_id IS DISTINCT FROM (r.before ->> 'manufacturerId')::integer
  AND coalesce(
    r.mpn_key <> r.before ->> 'normalisedMpn',
    lower(r.columns ->> 'nameDe') <> lower(r.before ->> 'nameDe')
  )
)`;
