import { randomInt } from "node:crypto";
import { createClient, RESP_TYPES } from "@redis/client";
import { LRUCache } from "lru-cache";
import { log } from "@/lib/log/log";
import { outsideRequests } from "@/lib/request/current-request";
import { bytesOf, type Entry, entryOf, type PackedEntry, packedEntryOf } from "./entry";
import type { Script } from "./redis-scripts";
import { beginScript, dropScript, findScript, keepScript } from "./redis-scripts";

interface Look {
  epoch: string;
  count: string;
}

type TimedEntry = Entry & { lastModified: number };

export interface SharedStore {
  find(name: string, tags: string[]): Promise<{ entry: TimedEntry | null; look: Look | null }>;
  keep(name: string, tags: string[], entry: Entry, look: Look | null | undefined): Promise<void>;
  drop(tags: string[]): Promise<void>;
  figures(): SharedStoreFigures;
  close(): void;
}

export interface SharedStoreFigures {
  hits: number;
  misses: number;
  /** In Unix milliseconds. */
  unreachableSince: number | null;
}

interface Copy {
  id: string;
  packed: PackedEntry;
  bytes: number;
}

// One cluster slot for all keys, as the scripts require.
const dropsKey = "{lagerfund}:drops";
const rememberedDrops = 100_000;
const copiesInBytes = 16 * 1024 * 1024;

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
      const packed = found && (found.id === known?.id ? known.packed : readEntry(name, found));
      [hits, misses] = packed ? [hits + 1, misses] : [hits, misses + 1];
      const now = performance.timeOrigin + performance.now();
      return { entry: packed && { ...entryOf(packed), lastModified: now - found.ageInMs }, look };
    },
    async keep(name, tags, entry, look) {
      if (!look || connection.unreachableSince() !== null) {
        return;
      }
      const life = String(lifeInSeconds(entry));
      const values = [look.epoch, look.count, life, newNumber(), bytesOf(entry), ...tags];
      await connection.run(keepScript, keysOf(name), values);
    },
    async drop(tags) {
      if (tags.length > 0) {
        // Needs no retry, because reconnecting starts a new epoch.
        await connection.send(dropScript, [dropsKey], [String(rememberedDrops), ...tags]);
      }
    },
    figures: () => ({ hits, misses, unreachableSince: connection.unreachableSince() }),
    close: connection.close,
  };

  function readEntry(name: string, { id, bytes }: Found): PackedEntry | null {
    try {
      const { packed, roomInBytes } = packedEntryOf(bytes);
      copies.set(name, { id, packed, bytes: roomInBytes });
      return packed;
    } catch {
      return null;
    }
  }
}

function keysOf(name: string): string[] {
  return [dropsKey, `{lagerfund}:${name}`];
}

function newNumber(): string {
  return String(randomInt(1, 2 ** 47));
}

interface Found {
  id: string;
  ageInMs: number;
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

const graceInSeconds = 60;
const maxLifeInSeconds = 3_600;

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
  run: Run;
  send: Run;
  unreachableSince(): number | null;
  close(): void;
}

/** Gives up a connection at its first late answer. */
function openConnection(url: string, begin: (run: Run) => Promise<unknown>): Connection {
  let current: Client | null = null;
  let unreachableSince: number | null = Date.now();
  let begunAt = 0;
  let hasMissedDrop = false;
  let hasLoggedAway = false;
  let isClosed = false;
  let nextTry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const client = makeClient(url, (error) => giveUp(client, error));
    try {
      await withTimeout(connectTimeoutInMs, client.connect());
      do {
        hasMissedDrop = false;
        await withTimeout(connectTimeoutInMs, begin(runOn(client)));
      } while (hasMissedDrop);
      accept(client);
    } catch (error) {
      destroyClient(client);
      connectLater(error);
    }
  }

  function accept(client: Client): void {
    if (isClosed || !client.isReady) {
      throw new Error("the connection ended as it began");
    }
    client.unref();
    [current, unreachableSince, begunAt] = [client, null, performance.now()];
    if (hasLoggedAway) {
      hasLoggedAway = false;
      outsideRequests(() => log().info("shared cache is back"));
    }
  }

  function giveUp(client: Client, error: unknown): void {
    if (current !== client) {
      return;
    }
    [current, unreachableSince] = [null, Date.now()];
    destroyClient(client);
    // Others miss our drops meanwhile, so the first reconnect is immediate.
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
      return await withTimeout(answerTimeoutInMs, runOn(client)(script, keys, values));
    } catch (error) {
      giveUp(client, error);
      return null;
    }
  };

  void connect();
  return {
    run,
    send(...args) {
      hasMissedDrop ||= current === null;
      return run(...args);
    },
    unreachableSince: () => unreachableSince,
    close() {
      isClosed = true;
      clearTimeout(nextTry);
      if (current) {
        destroyClient(current);
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
    // The client's own timeout would misfire during startup.
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

function destroyClient(client: Client): void {
  if (client.isOpen) {
    client.destroy();
  }
}

/** A busy process waits again, since reconnecting is expensive. */
export async function withTimeout<Answer>(inMs: number, answer: Promise<Answer>): Promise<Answer> {
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
