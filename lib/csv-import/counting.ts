import "server-only";
import type { Database } from "@/lib/db/client";
import type { CsvRowOutcome } from "./csv-import";

/**
 * What the seller is told of an import, as its columns call it: how many rows came out how, and a hash of which rows make
 * a listing, change which one, or are left behind.
 */
export async function tellOutcomes(tx: Database, importId: string) {
  const [hashed] = await tx.$queryRaw<{ told: string }[]>`
    SELECT md5(coalesce(string_agg(
      concat_ws(' ', r.number, r.outcome, CASE r.outcome WHEN 'UPDATED' THEN r.listing_id END), ',' ORDER BY r.number
    ), '')) AS told
    FROM csv_import_row r
    WHERE r.import_id = ${importId}::uuid AND r.outcome IN ('NEW', 'UPDATED', 'INVALID')`;
  return { ...(await countOutcomes(tx, importId)), told: hashed?.told ?? null };
}

export type Outcomes = Awaited<ReturnType<typeof tellOutcomes>>;

async function countOutcomes(tx: Database, importId: string) {
  const found = await tx.csvImportRow.groupBy({
    by: ["outcome"],
    where: { importId },
    _count: { _all: true },
  });
  const of = (outcome: CsvRowOutcome) =>
    found.find((row) => row.outcome === outcome)?._count._all ?? 0;
  return {
    newCount: of("NEW"),
    updatedCount: of("UPDATED"),
    unchangedCount: of("UNCHANGED"),
    skippedCount: of("SKIPPED"),
    invalidCount: of("INVALID"),
  };
}
