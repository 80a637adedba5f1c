import "server-only";
import { Prisma } from "@/lib/db/generated/client";
import { countCap, windowOf } from "@/lib/operations/capped-page";
import { normaliseManufacturerName } from "./rules";
import { listingCap, type ManufacturerRecordFilter } from "./schema";

/** How many manufacturers meet the filter, `countCap` at most. */
export function countRecordsStatement(filter: ManufacturerRecordFilter): Prisma.Sql {
  return Prisma.sql`
SELECT count(*)::int AS total FROM (SELECT FROM manufacturer m WHERE ${meets(filter)} LIMIT ${countCap}) found`;
}

/** A page of manufacturers: those that nobody has verified lead, the newest first; by a query the best match leads; or by name. */
export function recordPageStatement(filter: ManufacturerRecordFilter): Prisma.Sql {
  const { limit, offset } = windowOf(filter);
  const order = orderOf(filter);
  return Prisma.sql`
SELECT ${recordColumns} FROM (
  SELECT m.* FROM manufacturer m WHERE ${meets(filter)} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}
) m ORDER BY ${order}`;
}

/** Those of some ids, merged ones too. */
export function recordsStatement(ids: number[]): Prisma.Sql {
  return Prisma.sql`SELECT ${recordColumns} FROM manufacturer m WHERE m.id = ANY(${ids}::int[])`;
}

const recordColumns = Prisma.sql`m.id, m.name, m.verified_at AS "verifiedAt", m.created_at AS "createdAt",
  (SELECT count(*)::int FROM (
    SELECT FROM listing l WHERE l.manufacturer_id = m.id LIMIT ${listingCap}
  ) counted) AS "listingCount",
  (SELECT jsonb_build_object('id', t.id, 'name', t.name) FROM manufacturer t WHERE t.id = m.merged_into_id) AS "mergedInto"`;

function orderOf({ query, sort }: ManufacturerRecordFilter): Prisma.Sql {
  if (sort === "name") {
    return Prisma.sql`m.name, m.id`;
  }
  return query
    ? Prisma.sql`strpos(m.normalised_name, ${wantedOf(query)}), length(m.normalised_name), m.name, m.id`
    : Prisma.sql`m.verified_at IS NOT NULL, m.created_at DESC, m.id DESC`;
}

function meets({ query, isVerified, isUnused }: ManufacturerRecordFilter): Prisma.Sql {
  const state =
    isVerified === null
      ? Prisma.sql`true`
      : isVerified
        ? Prisma.sql`m.verified_at IS NOT NULL`
        : Prisma.sql`m.verified_at IS NULL`;
  const named = query
    ? Prisma.sql`strpos(m.normalised_name, ${wantedOf(query)}) > 0`
    : Prisma.sql`true`;
  const used = isUnused
    ? Prisma.sql`NOT EXISTS (SELECT FROM listing l WHERE l.manufacturer_id = m.id AND l.status <> 'DELETED')`
    : Prisma.sql`true`;
  return Prisma.sql`m.merged_into_id IS NULL AND ${state} AND ${named} AND ${used}`;
}

function wantedOf(query: string): string {
  return normaliseManufacturerName(query);
}
