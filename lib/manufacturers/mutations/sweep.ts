import "server-only";
import { type Database, transact } from "@/lib/db/client";

const batchSize = 500;
const maxBatches = 10;
/** Looks through a month of import rows. */
const timeoutInMs = 60_000;

/**
 * Deletes at most 5,000 unverified ones older than a week that nothing refers to, and their
 * products.
 */
export async function sweepUnusedManufacturers(): Promise<void> {
  let after: number | undefined = 0;
  for (let batch = 0; batch < maxBatches && after !== undefined; batch += 1) {
    after = await sweepAfter(after);
  }
}

async function sweepAfter(after: number): Promise<number | undefined> {
  return transact(async (tx) => {
    await tx.$executeRaw`SET LOCAL statement_timeout = '50s'`;
    const ids = await closeUnused(tx, after);
    if (ids.length > 0) {
      await deleteUnused(tx, ids);
    }
    return ids.at(-1);
  }, timeoutInMs);
}

/** Skips locked rows, which somebody lists a part of at this moment. */
async function closeUnused(tx: Database, after: number): Promise<number[]> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT m.id FROM manufacturer m
    WHERE m.id > ${after} AND m.verified_at IS NULL AND m.merged_into_id IS NULL
      AND m.created_at < now() - interval '7 days'
      AND NOT EXISTS (SELECT FROM listing l WHERE l.manufacturer_id = m.id)
    ORDER BY m.id LIMIT ${batchSize} FOR UPDATE OF m SKIP LOCKED`;
  return rows.map(({ id }) => id);
}

/** Checks again under the lock, in one statement, since imports move references between tables. */
async function deleteUnused(tx: Database, ids: number[]): Promise<void> {
  const unused = await tx.$queryRaw<{ id: number }[]>`
    SELECT m.id FROM manufacturer m
    WHERE m.id = ANY (${ids}::int[])
      AND NOT EXISTS (SELECT FROM listing l WHERE l.manufacturer_id = m.id)
      AND NOT EXISTS (SELECT FROM manufacturer merged WHERE merged.merged_into_id = m.id)
      AND m.id NOT IN (
        SELECT r.manufacturer_id FROM csv_import_row r WHERE r.manufacturer_id = ANY (${ids}::int[])
        UNION ALL SELECT (r.before ->> 'manufacturerId')::int FROM csv_import_row r
        WHERE (r.before ->> 'manufacturerId')::int = ANY (${ids}::int[])
      )`;
  const where = { in: unused.map(({ id }) => id) };
  await tx.product.deleteMany({ where: { manufacturerId: where } });
  await tx.manufacturer.deleteMany({ where: { id: where } });
}
