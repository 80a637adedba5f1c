import "server-only";
import { db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors/app-error";
import { cappedPage, countCap, windowOf } from "@/lib/fields/capped-page";
import { listManufacturerAliases } from "./aliases";
import { normaliseManufacturerName } from "./rules";
import type { ManufacturerDetail, ManufacturerRecord, ManufacturerRecordPage } from "./schema";
import { listingCap, type ManufacturerRecordFilter } from "./schema";

/** Manufacturers that are not merged into another, for administrators; the total is capped at 10001 (issue 6). */
export async function listManufacturerRecords(
  filter: ManufacturerRecordFilter,
): Promise<ManufacturerRecordPage> {
  const [counted] = await db().$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS total FROM (SELECT FROM manufacturer m WHERE ${meets(filter)} LIMIT ${countCap}) found`;
  const totalCount = counted?.total ?? 0;
  const page = recordPageStatement(filter);
  const records = totalCount === 0 ? [] : await db().$queryRaw<ManufacturerRecord[]>(page);
  return cappedPage(records, totalCount, filter.pageSize);
}

/** One manufacturer for administrators, also one that was merged. Throws NOT_FOUND. */
export async function getManufacturerRecord(id: number): Promise<ManufacturerDetail> {
  const [record] = await findManufacturerRecords([id]);
  if (!record) {
    throw new AppError("NOT_FOUND");
  }
  return { ...record, aliases: await listManufacturerAliases(id) };
}

export function findManufacturerRecords(ids: number[]): Promise<ManufacturerRecord[]> {
  return db().$queryRaw<ManufacturerRecord[]>`
    SELECT ${recordColumns} FROM manufacturer m WHERE m.id = ANY(${ids}::int[])`;
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
  const conditions = [
    Prisma.sql`m.merged_into_id IS NULL`,
    isVerified === true && Prisma.sql`m.verified_at IS NOT NULL`,
    isVerified === false && Prisma.sql`m.verified_at IS NULL`,
    query && Prisma.sql`strpos(m.normalised_name, ${wantedOf(query)}) > 0`,
    isUnused &&
      Prisma.sql`NOT EXISTS (SELECT FROM listing l WHERE l.manufacturer_id = m.id AND l.status <> 'DELETED')`,
  ];
  return Prisma.join(
    conditions.filter((condition) => condition instanceof Prisma.Sql),
    " AND ",
  );
}

function wantedOf(query: string): string {
  return normaliseManufacturerName(query);
}
