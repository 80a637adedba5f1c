/** The count in the middle of all, the lower one of two. */
export function middleOf(counts: readonly number[]): number {
  return placedAt(counts, 0.5);
}

/** The count that such a share of all are not above. */
export function placedAt(counts: readonly number[], share: number): number {
  const place = Math.floor((counts.length - 1) * share);
  return counts.toSorted((one, other) => one - other)[place] ?? 0;
}
