import "server-only";
import type { Database } from "@/lib/db/client";

const windowSize = 1_000;

export interface RowWindow {
  after: number;
  upto: number;
}

export async function* rowWindows(tx: Database, importId: string): AsyncGenerator<RowWindow> {
  const ends = { _min: { number: true }, _max: { number: true } } as const;
  const { _min, _max } = await tx.csvImportRow.aggregate({ where: { importId }, ...ends });
  const last = _max.number ?? 0;
  for (let after = Math.min(0, (_min.number ?? 1) - 1); after < last; after += windowSize) {
    yield { after, upto: Math.min(after + windowSize, last) };
  }
}
