// 5 % apart, from a tenth of a millisecond to ten minutes: as large after an hour as after a second.
const growth = Math.log(1.05);
const firstInMs = 0.1;
const bucketCount = 320;

export type Histogram = {
  add: (durationInMs: number) => void;
  count: () => number;
  // What that share of all lay below, in ms; 0 without any.
  quantile: (share: number) => number;
  longest: () => number;
};

// Durations by how many there were of each size.
export function makeHistogram(): Histogram {
  const buckets = new Uint32Array(bucketCount);
  let count = 0;
  let longest = 0;

  function quantile(share: number) {
    const wanted = Math.max(1, Math.ceil(share * count));
    let seen = 0;
    const found = buckets.findIndex((size) => {
      seen += size;
      return seen >= wanted;
    });
    return found < 0 ? 0 : Math.min(longest, upperBound(found));
  }

  return {
    add: (durationInMs) => {
      const bucket = bucketOf(durationInMs);
      buckets[bucket] = (buckets[bucket] ?? 0) + 1;
      count += 1;
      longest = Math.max(longest, durationInMs);
    },
    count: () => count,
    quantile,
    longest: () => longest,
  };
}

function bucketOf(durationInMs: number) {
  const bucket = Math.ceil(Math.log(Math.max(durationInMs, firstInMs) / firstInMs) / growth);
  return Math.min(bucketCount - 1, bucket);
}

function upperBound(bucket: number) {
  return firstInMs * Math.exp(bucket * growth);
}
