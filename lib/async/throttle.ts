/** True at first, then at most once per interval and kind. */
export function throttle(everyInMs: number): (kind: string) => boolean {
  const lastAt = new Map<string, number>();
  return (kind) => {
    const now = performance.now();
    const isDue = now - (lastAt.get(kind) ?? Number.NEGATIVE_INFINITY) > everyInMs;
    if (isDue) {
      lastAt.set(kind, now);
    }
    return isDue;
  };
}
