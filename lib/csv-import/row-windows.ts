import "server-only";
import type { Database } from "@/lib/db/client";

const windowSize = 1_000;

/** Rows of an import behind one number and up to another. */
export interface RowWindow {
  after: number;
  upto: number;
}

/**
 * Walks through the rows of an import by their numbers, along the key of the table: each window costs the same, whatever
 * the planner knows of rows that this transaction has written itself.
 */
export async function* rowWindows(tx: Database, importId: string): AsyncGenerator<RowWindow> {
  const { _max } = await tx.csvImportRow.aggregate({ where: { importId }, _max: { number: true } });
  const last = _max.number ?? 0;
  for (let after = 0; after < last; after += windowSize) {
    yield { after, upto: Math.min(after + windowSize, last) };
  }
}
