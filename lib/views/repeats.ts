import { createHash, randomBytes } from "node:crypto";

interface Bounds {
  withinInMs: number;
  /** How many entries are remembered of all clients, and of one. */
  maxKept: number;
  maxOfClient: number;
}

interface Seen {
  at: number;
  client: number;
}

/**
 * Remembers for a while which client saw what, in bounded memory: hashes of 48 bits, with a salt that only this process
 * ever had. The oldest are forgotten first; no client alone can make it forget what the others saw.
 */
export function makeRepeats({ withinInMs, maxKept, maxOfClient }: Bounds) {
  const salt = randomBytes(16);
  const seen = new Map<number, Seen>();
  const seenBy = new Map<number, number>();

  /**
   * Whether the client saw the same within the time, or more than anybody reads in it; if not, it counts from now.
   */
  return function isRepeat(client: string, listingId: number, now: number): boolean {
    forgetBefore(now - withinInMs);
    const key = hash(`${client} ${listingId}`);
    const owner = hash(client);
    const count = seenBy.get(owner) ?? 0;
    if (seen.has(key) || count >= maxOfClient) {
      return true;
    }
    seen.set(key, { at: now, client: owner });
    seenBy.set(owner, count + 1);
    forgetBefore(now - withinInMs);
    return false;
  };

  function hash(text: string): number {
    return createHash("sha256").update(salt).update(text).digest().readUIntBE(0, 6);
  }

  function forgetBefore(time: number): void {
    for (const [key, { at, client }] of seen) {
      if (at > time && seen.size <= maxKept) {
        return;
      }
      seen.delete(key);
      const left = (seenBy.get(client) ?? 1) - 1;
      if (left > 0) {
        seenBy.set(client, left);
      } else {
        seenBy.delete(client);
      }
    }
  }
}
