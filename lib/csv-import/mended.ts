import "server-only";
import type { Database } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { hasReasons, headingsKey } from "./mapping/headings";

interface HeadedImport {
  id: string;
  columns: { heading: string }[];
}

/**
 * The import that left behind the rows which a file brings back mended: such a file has our reasons in a column and came
 * from the seller's last file with the same headings that left rows behind. Null where it has none, or there is none.
 */
export async function findMendedImport(
  tx: Database,
  { id, userId }: { id: string; userId: string },
): Promise<string | null> {
  const [mended] = await listHeaded(tx, Prisma.sql`id = ${id}::uuid`);
  if (!mended || !hasReasons(mended.columns)) {
    return null;
  }
  const done = await listHeaded(
    tx,
    Prisma.sql`user_id = ${userId}::uuid AND status = 'IMPORTED' AND invalid_count > 0`,
  );
  const key = headingsKey(mended.columns);
  const cameFrom = done.find(({ columns }) => !hasReasons(columns) && headingsKey(columns) === key);
  return cameFrom?.id ?? null;
}

/** The latest first; of their columns nothing but the headings. */
function listHeaded(tx: Database, which: Prisma.Sql): Promise<HeadedImport[]> {
  return tx.$queryRaw<HeadedImport[]>`
    SELECT id::text, (
      SELECT coalesce(jsonb_agg(jsonb_build_object('heading', c.value -> 'heading') ORDER BY c.ordinality), '[]')
      FROM jsonb_array_elements(columns) WITH ORDINALITY c
    ) AS columns
    FROM csv_import WHERE ${which} ORDER BY imported_at DESC, id DESC`;
}
