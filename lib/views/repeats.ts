import { createHash, randomBytes } from "node:crypto";

/**
 * Remembers for a while what it was asked about, in bounded memory: at most `maxKept` entries of 48 bits each, hashed
 * with a salt that only this process ever had. The oldest are forgotten first.
 */
export function makeRepeats(withinInMs: number, maxKept: number) {
  const salt = randomBytes(16);
  const seenAt = new Map<number, number>();

  /** Whether the same text was asked about within the time; if not, it counts from now. */
  return function isRepeat(text: string, now: number): boolean {
    const key = createHash("sha256").update(salt).update(text).digest().readUIntBE(0, 6);
    if (now - (seenAt.get(key) ?? -Infinity) < withinInMs) {
      return true;
    }
    seenAt.delete(key);
    seenAt.set(key, now);
    forgetBefore(now - withinInMs);
    return false;
  };

  function forgetBefore(time: number): void {
    for (const [key, at] of seenAt) {
      if (at > time && seenAt.size <= maxKept) {
        return;
      }
      seenAt.delete(key);
    }
  }
}
