import { randomInt } from "node:crypto";
import { deserialize, serialize } from "node:v8";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { createClient, RESP_TYPES } from "@redis/client";
import { LRUCache } from "lru-cache";
import { log } from "@/lib/log/log";
import { outsideRequests } from "@/lib/request/current-request";
import type { Script } from "./scripts";
import { beginScript, dropScript, findScript, keepScript } from "./scripts";

/** What stood at a moment: which life of the store, and how many drops it had seen. */
interface Look {
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

/** What Next gives its cache to keep; of `value` only that is known here which the store needs. */
export interface Entry {
  value: Value | null;
  cacheControl?: { revalidate?: number | false; expire?: number } | undefined;
}

interface Value {
  kind: string;
  html?: string;
  revalidate?: number | false;
}

// Smaller ones gain nothing.
const compressedFromBytes = 2_048;
// The quickest; a page takes a fifth of its room, which is what a shared store of many pages is short of.
const params = { [constants.BROTLI_PARAM_QUALITY]: 1 };
const plain = 0;
const compressed = 1;

// Beyond its belt an entry is shown once more while a new one is made; nobody gets one much older.
const graceInSeconds = 60;
const maxLifeInSeconds = 3_600;

/** An entry whose page is bytes: one letter outside of Latin-1 would double it as a string. */
interface PackedEntry {
  value: (Omit<Value, "html"> & { html?: Buffer }) | null;
  cacheControl: Entry["cacheControl"];
}

/** An entry as bytes: its texts, buffers and maps come back as they are. */
export function bytesOf({ value, cacheControl }: Entry): Buffer {
  const html = value?.html === undefined ? {} : { html: Buffer.from(value.html) };
  const bytes = serialize({ value: value && { ...value, ...html }, cacheControl });
  return bytes.length < compressedFromBytes
    ? Buffer.concat([Buffer.of(plain), bytes])
    : Buffer.concat([Buffer.of(compressed), brotliCompressSync(bytes, { params })]);
}

/** The entry that the bytes are of, to be kept, and the room that it takes. Throws where they are of none. */
export function packedEntryOf(bytes: Buffer): { packed: PackedEntry; roomInBytes: number } {
  const rest = bytes.subarray(1);
  // Its buffers go on lying in these.
  const own = ownBytes(bytes[0] === compressed ? brotliDecompressSync(rest) : rest);
  const { value, cacheControl } = deserialize(own);
  return { packed: { value, cacheControl }, roomInBytes: own.length };
}

/** The entry as Next takes it. */
export function entryOf({ value, cacheControl }: PackedEntry): Entry {
  if (!value) {
    return { value, cacheControl };
  }
  const { html, ...rest } = value;
  return { value: html ? { ...rest, html: html.toString() } : rest, cacheControl };
}

/** How long to keep an entry at most. */
function lifeInSeconds({ value, cacheControl }: Entry): number {
  const belt = cacheControl?.revalidate ?? value?.revalidate;
  return typeof belt === "number"
    ? Math.min(belt + graceInSeconds, maxLifeInSeconds)
    : maxLifeInSeconds;
}

const answerTimeoutInMs = 250;
const connectTimeoutInMs = 1_000;
const pauseBetweenTriesInMs = 500;

type Client = ReturnType<typeof makeClient>;

type Run = (script: Script, keys: string[], values: (string | Buffer)[]) => Promise<unknown>;

interface Connection {
  /** Null where Redis is away, or went away over it. */
  run: Run;
  /** As `run`, of what must not be lost: where it cannot be told, the next connection begins after it. */
  tell: Run;
  /** Since when it is away, in milliseconds of Unix time; null while it is there. */
  awaySince(): number | null;
  close(): void;
}

/**
 * A connection that is used only after `begin` has gone through on it, and given up by the first answer that is late or
 * none: from then on everybody goes without, until a new one has begun. It tries that in the background.
 */
function openConnection(url: string, begin: (run: Run) => Promise<unknown>): Connection {
  let current: Client | null = null;
  let awaySince: number | null = Date.now();
  let begunAt = 0;
  let hasUntold = false;
  let hasLoggedAway = false;
  let isClosed = false;
  let nextTry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const client = makeClient(url, (error) => lose(client, error));
    try {
      await within(connectTimeoutInMs, client.connect());
      do {
        hasUntold = false;
        await within(connectTimeoutInMs, begin(runOn(client)));
        // What somebody wanted to tell meanwhile may have come after the beginning.
      } while (hasUntold);
      welcome(client);
    } catch (error) {
      dismiss(client);
      connectLater(error);
    }
  }

  function welcome(client: Client): void {
    if (isClosed || !client.isReady) {
      throw new Error("the connection ended as it began");
    }
    client.unref();
    [current, awaySince, begunAt] = [client, null, performance.now()];
    if (hasLoggedAway) {
      hasLoggedAway = false;
      outsideRequests(() => log().info("shared cache is back"));
    }
  }

  function lose(client: Client, error: unknown): void {
    if (current !== client) {
      return;
    }
    [current, awaySince] = [null, Date.now()];
    dismiss(client);
    // Whatever is written meanwhile nobody else hears of: a hiccup is not to last half a second longer. One after the
    // other is no hiccup.
    const hasLasted = performance.now() - begunAt > pauseBetweenTriesInMs;
    connectLater(error, hasLasted ? 0 : pauseBetweenTriesInMs);
  }

  function connectLater(error: unknown, inMs = pauseBetweenTriesInMs): void {
    if (isClosed) {
      return;
    }
    if (!hasLoggedAway) {
      hasLoggedAway = true;
      outsideRequests(() => log().warn({ err: error }, "shared cache is away: nothing is cached"));
    }
    nextTry = setTimeout(() => void connect(), inMs).unref();
  }

  const run: Run = async (script, keys, values) => {
    const client = current;
    if (!client) {
      return null;
    }
    try {
      return await within(answerTimeoutInMs, runOn(client)(script, keys, values));
    } catch (error) {
      lose(client, error);
      return null;
    }
  };

  void connect();
  return {
    run,
    tell(...told) {
      hasUntold ||= current === null;
      return run(...told);
    },
    awaySince: () => awaySince,
    close() {
      isClosed = true;
      clearTimeout(nextTry);
      if (current) {
        dismiss(current);
        current = null;
      }
    },
  };
}

function makeClient(url: string, onEnd: (error: unknown) => void) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    disableClientInfo: true,
    maintNotifications: "disabled",
    // We connect anew ourselves: nothing may be read on a connection that has not begun.
    // Nor is its own patience used: a process that starts is busy, and it would take that for a silence.
    socket: { reconnectStrategy: false, connectTimeout: 10_000 },
    commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
  });
  client.on("error", onEnd);
  client.on("end", () => onEnd(new Error("the connection ended")));
  return client;
}

function runOn(client: Client): Run {
  return async (script, keys, values) => {
    const options = { keys, arguments: values };
    try {
      return await client.evalSha(script.sha, options);
    } catch (error) {
      if (error instanceof Error && error.message.startsWith("NOSCRIPT")) {
        return client.eval(script.text, options);
      }
      throw error;
    }
  };
}

function dismiss(client: Client): void {
  if (client.isOpen) {
    client.destroy();
  }
}

/**
 * The answer, or a rejection when it has not come after `inMs`. A process that was busy itself has not waited: it looks at
 * what has come in meanwhile before it gives up, since giving up is dear (decision 47).
 */
export async function within<Answer>(inMs: number, answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    const wait = () => {
      const dueAt = performance.now() + inMs;
      timer = setTimeout(() => {
        const wasBusy = performance.now() - dueAt > inMs / 5;
        return wasBusy ? wait() : setImmediate(() => reject(new Error(`no answer in ${inMs} ms`)));
      }, inMs);
    };
    wait();
  });
  try {
    return await Promise.race([answer, end]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * These bytes in memory of their own. What zlib, a socket or a small `Buffer.from` answers is a piece of a larger block
 * (64 kB of zlib's), and whoever keeps the piece keeps the block.
 */
function ownBytes(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) {
    return bytes;
  }
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
