interface BatchLimits<One> {
  size: number;
  /** Ends a batch early when its weight reaches `most`. */
  weight?: { of: (one: One) => number; most: number };
}

/** Reads nothing more while a batch is processed. */
export async function* batchesOf<One>(
  ones: AsyncIterable<One>,
  { size, weight }: BatchLimits<One>,
): AsyncGenerator<One[]> {
  let batch: One[] = [];
  let total = 0;
  for await (const one of ones) {
    batch.push(one);
    total += weight?.of(one) ?? 0;
    if (batch.length === size || (weight && total > weight.most)) {
      yield batch;
      batch = [];
      total = 0;
    }
  }
  if (batch.length > 0) {
    yield batch;
  }
}

export function* slicesOf<One>(all: One[], size: number): Generator<One[]> {
  for (let start = 0; start < all.length; start += size) {
    yield all.slice(start, start + size);
  }
}
