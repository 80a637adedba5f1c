import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { hashSecret } from "@/lib/auth/secret";
import { db } from "@/lib/db/client";
import { log } from "@/lib/log/log";
import type { Client } from "@/lib/site/client";
import { outsideRequests } from "@/lib/site/current-request";

const roundInMs = 5_000;
const viewsInRound = 1_000;
const entriesInStatement = 1_000;
const maxEntries = 10_000;
const repeatWithinInMs = 30 * 60_000;
const maxRepeats = 50_000;
// More parts than anybody looks at in that time, a whole company behind one address neither.
const maxViewsOfClient = 300;

interface View {
  listingId: number;
  client: Client;
  /** What the reader's browser holds, alive or not. */
  sessionId: string | undefined;
}

type WaitFor = (written: Promise<void>) => void;

// Next bundles instrumentation and routes apart: only globalThis is the same for both.
const holder = globalThis as { lagerfundViews?: ReturnType<typeof makeCounter> };

/**
 * Counts a view of a listing in this process's memory, the same client's once in 30 minutes and 300 at most. Every few
 * seconds, or when many have gathered, a round writes them: where this view begins one, `waitFor` gets what the process
 * must not end before.
 */
export function countView(view: View, waitFor: WaitFor): void {
  holder.lagerfundViews ??= makeCounter();
  holder.lagerfundViews.count(view, Date.now(), waitFor);
}

export async function writeViews(): Promise<void> {
  await holder.lagerfundViews?.write();
}

interface Round {
  views: number;
  /** Ends the waiting for more. */
  write: () => void;
  written: Promise<void>;
}

export function makeCounter() {
  const tally = makeTally(maxEntries);
  const isRepeat = makeRepeats({
    withinInMs: repeatWithinInMs,
    maxKept: maxRepeats,
    maxOfClient: maxViewsOfClient,
  });
  let round: Round | undefined;
  let writing: Promise<void> = Promise.resolve();

  function count({ listingId, client, sessionId }: View, now: number, waitFor?: WaitFor): void {
    if (isRepeat(client.address ?? client.userAgent ?? "", listingId, now)) {
      return;
    }
    const sessionHash = sessionId === undefined ? null : hashSecret(sessionId);
    tally.add({ listingId, sessionHash, count: 1 });
    if (!round) {
      round = outsideRequests(beginRound);
      waitFor?.(round.written);
    }
    round.views += 1;
    if (round.views >= viewsInRound) {
      round.write();
    }
  }

  function beginRound(): Round {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, roundInMs).unref();
    const written = promise.then(() => {
      clearTimeout(timer);
      round = undefined;
      // One statement at a time: where the database is slow, rounds wait here, with nothing of their own.
      writing = writing.then(writeTaken);
      return writing;
    });
    return { views: 0, write: resolve, written };
  }

  /** What cannot be written now is kept for a later round. */
  async function writeTaken(): Promise<void> {
    const taken = tally.takeAll();
    try {
      while (taken.length > 0) {
        const left = await addViews(taken.slice(0, entriesInStatement));
        taken.splice(0, entriesInStatement);
        left.forEach(tally.add);
      }
    } catch (error) {
      log().warn({ err: error }, "views could not be written, keeping them");
      taken.forEach(tally.add);
    }
    if (tally.size() > 0) {
      round ??= beginRound();
    }
  }

  async function write(): Promise<void> {
    round?.write();
    await (round?.written ?? writing);
  }

  return { count, write, size: tally.size };
}

/** Adds views to the listings that a visitor may see, in one statement, the owner's own left out. */
export async function addViews(views: Views[]): Promise<Views[]> {
  const busy = await db().$queryRaw<{ id: number }[]>`
    WITH seen AS (
      SELECT * FROM unnest(
        ${views.map(({ listingId }) => listingId)}::int[],
        ${views.map(({ sessionHash }) => sessionHash)}::text[],
        ${views.map(({ count }) => count)}::int[]
      ) AS s (listing_id, session_hash, count)
    ), counted AS (
      SELECT l.id, sum(s.count) AS count
      FROM seen s
      JOIN listing l ON l.id = s.listing_id AND l.status IN ('ACTIVE', 'RESERVED', 'SOLD')
      LEFT JOIN session ON session.token_hash = s.session_hash
      WHERE session.user_id IS DISTINCT FROM l.owner_user_id
      GROUP BY l.id
    ), held AS (
      SELECT id FROM listing WHERE id IN (SELECT id FROM counted)
      ORDER BY id FOR NO KEY UPDATE SKIP LOCKED
    ), written AS (
      UPDATE listing l SET views = least(l.views + c.count, 2147483647)
      FROM counted c JOIN held USING (id)
      WHERE l.id = c.id
      RETURNING l.id
    )
    SELECT id FROM counted WHERE id NOT IN (SELECT id FROM written)`;
  const left = new Set(busy.map(({ id }) => id));
  return views.filter(({ listingId }) => left.has(listingId));
}

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

/** Remembers for a while which client saw what, in bounded memory. */
export function makeRepeats({ withinInMs, maxKept, maxOfClient }: Bounds) {
  const salt = randomBytes(16);
  const seen = new Map<number, Seen>();
  const seenBy = new Map<number, number>();

  /** Whether the client saw the same within the time, or more than anybody reads in it. */
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

export interface Views {
  listingId: number;
  /** As the session table knows it; whose it is settles the database. */
  sessionHash: string | null;
  count: number;
}

/** Adds views up by listing and reader, at most `maxEntries` of them: what comes beyond is not counted. */
export function makeTally(maxEntries: number) {
  let entries = new Map<string, Views>();

  function add(views: Views): void {
    const key = `${views.listingId} ${views.sessionHash ?? ""}`;
    const count = (entries.get(key)?.count ?? 0) + views.count;
    if (entries.has(key) || entries.size < maxEntries) {
      entries.set(key, { ...views, count });
    }
  }

  function takeAll(): Views[] {
    const all = [...entries.values()];
    entries = new Map();
    return all;
  }

  return { add, takeAll, size: () => entries.size };
}
