import "server-only";
import { db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { cappedPage, countCap, limitAndOffset } from "@/lib/fields/capped-page";
import type {
  Likeness,
  ManufacturerDouble,
  ManufacturerDoubleFilter,
  ManufacturerDoublePage,
} from "@/lib/manufacturers/schema";
import { findManufacturerRecords } from "./manufacturers";

/** The most similar first. The total is capped at 10,001. */
export async function listManufacturerDoubles(
  filter: ManufacturerDoubleFilter,
): Promise<ManufacturerDoublePage> {
  const [counted] = await db().$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS total FROM (SELECT FROM manufacturer_duplicate LIMIT ${countCap}) found`;
  const pairs = await db().$queryRaw<{ one: number; other: number; likeness: Likeness }[]>(
    doublePageStatement(filter),
  );
  const ids = new Set(pairs.flatMap(({ one, other }) => [one, other]));
  const records = await findManufacturerRecords([...ids]);
  const byId = new Map(records.map((record) => [record.id, record]));
  const doubles = pairs.flatMap(({ one, other, likeness }): ManufacturerDouble[] => {
    const both = { one: byId.get(one), other: byId.get(other) };
    return both.one && both.other ? [{ one: both.one, other: both.other, likeness }] : [];
  });
  return cappedPage(doubles, counted?.total ?? 0, filter.pageSize);
}

export function doublePageStatement(filter: ManufacturerDoubleFilter): Prisma.Sql {
  const { limit, offset } = limitAndOffset(filter);
  return Prisma.sql`
SELECT one_id AS one, other_id AS other, likeness FROM manufacturer_duplicate
ORDER BY score DESC, one_id, other_id LIMIT ${limit} OFFSET ${offset}`;
}
