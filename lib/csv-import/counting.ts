import "server-only";
import type { Database } from "@/lib/db/client";
import type { CsvRowOutcome } from "./csv-import";

/** How many rows of an import came out how, as its columns call them. */
export async function countOutcomes(tx: Database, importId: string) {
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
