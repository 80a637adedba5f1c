/** Of durations in milliseconds. */
export interface Spread {
  p50: number;
  p95: number;
  p99: number;
}

/** The median and what 95 and 99 of 100 stay below; NaN of none. */
export function spreadOf(durations: number[]): Spread {
  const sorted = durations.toSorted((one, other) => one - other);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
