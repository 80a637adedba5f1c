import "server-only";
import type { Database } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";

export interface LockedManufacturer {
  id: number;
  name: string;
  normalisedName: string;
  verifiedAt: Date | null;
  mergedIntoId: number | null;
}

const columns = Prisma.sql`id, name, normalised_name AS "normalisedName", verified_at AS "verifiedAt",
  merged_into_id AS "mergedIntoId"`;

/** Prevents renames and merges while listings begin to refer to them. Locks in the order of ids. */
export function shareLockManufacturers(
  tx: Database,
  by: { ids: number[] } | { normalisedNames: string[] },
): Promise<LockedManufacturer[]> {
  const condition =
    "ids" in by
      ? Prisma.sql`id = ANY(${by.ids}::int[])`
      : Prisma.sql`normalised_name = ANY(${by.normalisedNames}::text[])`;
  return tx.$queryRaw<LockedManufacturer[]>`
    SELECT ${columns} FROM manufacturer WHERE ${condition} ORDER BY id FOR KEY SHARE`;
}

/** Prevents other changes, but allows new references. Locks in the order of ids. */
export function lockManufacturers(tx: Database, ids: number[]): Promise<LockedManufacturer[]> {
  return tx.$queryRaw<LockedManufacturer[]>`
    SELECT ${columns} FROM manufacturer WHERE id = ANY(${ids}::int[]) ORDER BY id FOR NO KEY UPDATE`;
}

/** Prevents new references too. */
export function lockManufacturersExclusively(tx: Database, ids: number[]): Promise<unknown> {
  return tx.$queryRaw`
    SELECT id FROM manufacturer WHERE id = ANY(${ids}::int[]) ORDER BY id FOR UPDATE`;
}
