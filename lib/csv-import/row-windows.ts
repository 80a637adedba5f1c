import "server-only";
import type { Database } from "@/lib/db/client";

const windowSize = 1_000;

export interface RowWindow {
  after: number;
  upto: number;
}

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
