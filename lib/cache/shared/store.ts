import { randomInt } from "node:crypto";
import { openConnection } from "./connection";
import { bytesOf, type Entry, entryOf, lifeInSeconds } from "./entry";
import { beginScript, dropScript, findScript, keepScript } from "./scripts";

/** What stood at a moment: which life of the store, and how many drops it had seen. */
export interface Look {
  epoch: string;
  count: string;
}

/** An entry as Next takes it: `lastModified` by this process's clock. */
type Kept = Entry & { lastModified: number };

export interface SharedStore {
  find(name: string, tags: string[]): Promise<{ entry: Kept | null; look: Look | null }>;
  /** Keeps what was begun after `look`, if none of its tags was dropped since. */
  keep(name: string, tags: string[], entry: Entry, look: Look | null | undefined): Promise<void>;
  /** Once it resolves nobody finds what carries one of these tags. */
  drop(tags: string[]): Promise<void>;
  figures(): SharedStoreFigures;
  close(): void;
}

export interface SharedStoreFigures {
  hits: number;
  misses: number;
  /** Milliseconds of Unix time; null while Redis is there. */
  awaySince: number | null;
}

// In braces: in a cluster all of it lies on one server, as the scripts need it.
const dropsKey = "{lagerfund}:drops";
const rememberedDrops = 100_000;

/** Opens the store of cached pages and reads that several processes share (docs/decisions/0047-shared-cache.md). */
export function openStore(url: string): SharedStore {
  let [hits, misses] = [0, 0];
  const connection = openConnection(url, (run) => run(beginScript, [dropsKey], [newEpoch()]));

  return {
    async find(name, tags) {
      const answer = await connection.run(findScript, keysOf(name), [newEpoch(), ...tags]);
      const { look, age, bytes } = readAnswer(answer);
      const entry = bytes ? readEntry(bytes, age) : null;
      [hits, misses] = entry ? [hits + 1, misses] : [hits, misses + 1];
      return { entry, look };
    },
    async keep(name, tags, entry, look) {
      if (!look || connection.awaySince() !== null) {
        return;
      }
      const life = String(lifeInSeconds(entry));
      const values = [look.epoch, look.count, life, bytesOf(entry), ...tags];
      await connection.run(keepScript, keysOf(name), values);
    },
    async drop(tags) {
      if (tags.length > 0) {
        // What cannot be told now need not be told later: whoever comes back begins a new life of the store.
        await connection.tell(dropScript, [dropsKey], [String(rememberedDrops), ...tags]);
      }
    },
    figures: () => ({ hits, misses, awaySince: connection.awaySince() }),
    close: connection.close,
  };
}

function keysOf(name: string): string[] {
  return [dropsKey, `{lagerfund}:${name}`];
}

/** Differs from every one before; as a number it is kept exactly. */
function newEpoch(): string {
  return String(randomInt(1, 2 ** 47));
}

function readAnswer(answer: unknown): { look: Look | null; age: number; bytes: Buffer | null } {
  const [epoch, count, age, bytes] = Array.isArray(answer) ? answer : [];
  const look = epoch && count ? { epoch: String(epoch), count: String(count) } : null;
  return { look, age: Number(age), bytes: Buffer.isBuffer(bytes) ? bytes : null };
}

function readEntry(bytes: Buffer, ageInMs: number): Kept | null {
  try {
    // Next compares it with this clock, which nobody sets.
    const now = performance.timeOrigin + performance.now();
    return { ...entryOf(bytes), lastModified: now - ageInMs };
  } catch {
    return null;
  }
}
