const leastSwipeInPx = 40;

interface Neighbours {
  previous: number;
  next: number;
  /** What is loaded: the picture itself and its neighbours, each once. */
  near: number[];
}

/** What stands beside a picture; the arrows wrap around (spec §2.7). */
export function neighboursOf(place: number, count: number): Neighbours {
  const previous = (place - 1 + count) % count;
  const next = (place + 1) % count;
  return { previous, next, near: [...new Set([place, next, previous])] };
}

/** Where a key leads to; null for a key that means nothing here. */
export function targetOfKey(key: string, place: number, count: number): number | null {
  const { previous, next } = neighboursOf(place, count);
  const targets = new Map([
    ["ArrowLeft", previous],
    ["ArrowRight", next],
    ["Home", 0],
    ["End", count - 1],
  ]);
  return targets.get(key) ?? null;
}

interface Point {
  clientX: number;
  clientY: number;
}

/** Which way a finger went: null for a tap, and for one that went rather up or down. */
export function swipeOf(from: Point, to: Point | undefined): "left" | "right" | null {
  const [across, along] = to ? [to.clientX - from.clientX, to.clientY - from.clientY] : [0, 0];
  if (Math.abs(across) < leastSwipeInPx || Math.abs(across) <= Math.abs(along)) {
    return null;
  }
  return across < 0 ? "left" : "right";
}
