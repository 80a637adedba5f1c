import "server-only";
import type { Database } from "@/lib/db/client";

/**
 * Carries out a statement that joins the rows of an import with as many others. The planner takes the rows of an import
 * that has just come for one or none, and would compare each with each. Whatever else is joined may be read whole then, all
 * products too: once for all rows that is no matter, for each thousand of them it would be.
 */
export async function withHashJoins<Answer>(
  tx: Database,
  work: () => Promise<Answer>,
): Promise<Answer> {
  await tx.$executeRaw`SET LOCAL enable_nestloop = off`;
  const answer = await work();
  await tx.$executeRaw`SET LOCAL enable_nestloop = on`;
  return answer;
}

const windowSize = 1_000;

export interface RowWindow {
  after: number;
  upto: number;
}

/** Along the table's key: each window costs the same, whatever the planner knows of rows just written. */
export async function* rowWindows(tx: Database, importId: string): AsyncGenerator<RowWindow> {
  const { _max } = await tx.csvImportRow.aggregate({ where: { importId }, _max: { number: true } });
  const last = _max.number ?? 0;
  for (let after = 0; after < last; after += windowSize) {
    yield { after, upto: Math.min(after + windowSize, last) };
  }
}

export function* slicesOf<One>(all: One[], size: number): Generator<One[]> {
  for (let start = 0; start < all.length; start += size) {
    yield all.slice(start, start + size);
  }
}
