import { randomInt } from "node:crypto";
import { LRUCache } from "lru-cache";
import { openConnection } from "./connection";
import {
  bytesOf,
  type Entry,
  entryOf,
  lifeInSeconds,
  type PackedEntry,
  packedEntryOf,
} from "./entry";
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

/** What was found last, so that it need not be sent and read again while the store says that it is the same still. */
interface Copy {
  id: string;
  kept: PackedEntry;
  bytes: number;
}

// In braces: in a cluster all of it lies on one server, as the scripts need it.
const dropsKey = "{lagerfund}:drops";
const rememberedDrops = 100_000;
const copiesInBytes = 16 * 1024 * 1024;

/** Opens the store of cached pages and reads that several processes share (docs/decisions/0047-shared-cache.md). */
export function openStore(url: string): SharedStore {
  let [hits, misses] = [0, 0];
  const copies = new LRUCache<string, Copy>({
    maxSize: copiesInBytes,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const connection = openConnection(url, (run) => run(beginScript, [dropsKey], [newNumber()]));

  return {
    async find(name, tags) {
      const known = copies.get(name);
      const values = [newNumber(), known?.id ?? "", ...tags];
      const { look, found } = readAnswer(await connection.run(findScript, keysOf(name), values));
      const packed = found && (found.id === known?.id ? known.kept : readEntry(name, found));
      [hits, misses] = packed ? [hits + 1, misses] : [hits, misses + 1];
      // Next compares it with this clock, which nobody sets.
      const now = performance.timeOrigin + performance.now();
      return { entry: packed && { ...entryOf(packed), lastModified: now - found.ageInMs }, look };
    },
    async keep(name, tags, entry, look) {
      if (!look || connection.awaySince() !== null) {
        return;
      }
      const life = String(lifeInSeconds(entry));
      const values = [look.epoch, look.count, life, newNumber(), bytesOf(entry), ...tags];
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

  function readEntry(name: string, { id, bytes }: Found): PackedEntry | null {
    try {
      const { packed, roomInBytes } = packedEntryOf(bytes);
      copies.set(name, { id, kept: packed, bytes: roomInBytes });
      return packed;
    } catch {
      return null;
    }
  }
}

function keysOf(name: string): string[] {
  return [dropsKey, `{lagerfund}:${name}`];
}

/** Differs from every one before, and is exact as a number. */
function newNumber(): string {
  return String(randomInt(1, 2 ** 47));
}

interface Found {
  id: string;
  ageInMs: number;
  /** Empty where the caller has them. */
  bytes: Buffer;
}

function readAnswer(answer: unknown): { look: Look | null; found: Found | null } {
  const [epoch, count, age, id, bytes] = Array.isArray(answer) ? answer : [];
  const look = epoch && count ? { epoch: String(epoch), count: String(count) } : null;
  const found = id
    ? { id: String(id), ageInMs: Number(age), bytes: bytes ?? Buffer.alloc(0) }
    : null;
  return { look, found };
}
