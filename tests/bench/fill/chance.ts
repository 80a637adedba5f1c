export type Chance = ReturnType<typeof chanceOf>;

/** Always the same numbers for a seed (mulberry32), so a listing depends on its number only. */
export function chanceOf(seed: number) {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    isHit: (share: number) => next() < share,
    oneOf: <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value,
    /** An index at a frequency of about 1/(index + 1). */
    ranked: (length: number) => Math.min(length - 1, Math.floor((length + 1) ** next()) - 1),
    written: (manner: string) =>
      manner.replaceAll(/[#@]/g, (mark) =>
        mark === "#" ? String(below(10)) : String.fromCharCode(65 + below(26)),
      ),
  };
}
