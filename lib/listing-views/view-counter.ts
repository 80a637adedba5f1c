import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { hashSecret } from "@/lib/accounts/secret";
import { log } from "@/lib/log/log";
import type { Client } from "@/lib/request/client";
import { outsideRequests } from "@/lib/request/current-request";
import { addViews, type ListingViews } from "./mutations";

const roundInMs = 5_000;
const viewsInRound = 1_000;
const entriesInStatement = 1_000;
const maxEntries = 10_000;
const repeatWithinInMs = 30 * 60_000;
const maxRepeats = 50_000;
// More than a company behind one address looks at in 30 minutes.
const maxViewsOfClient = 300;

interface View {
  listingId: number;
  client: Client;
  /** Unverified. */
  sessionId: string | undefined;
}

type WaitFor = (written: Promise<void>) => void;

// Next bundles instrumentation and routes separately, so only globalThis is shared.
const holder = globalThis as { lagerfundViews?: ReturnType<typeof makeViewCounter> };

/** Counts a client's view once in 30 minutes. `waitFor` gets the pending write. */
export function countView(view: View, waitFor: WaitFor): void {
  holder.lagerfundViews ??= makeViewCounter();
  holder.lagerfundViews.count(view, Date.now(), waitFor);
}

export async function writeViews(): Promise<void> {
  await holder.lagerfundViews?.write();
}

export function makeViewCounter() {
  const isRepeat = makeRepeats();
  const tally = new Map<string, ListingViews>();
  let writing: Promise<void> = Promise.resolve();
  let round: { views: number; written: Promise<void>; write: () => void } | undefined;

  function count({ listingId, client, sessionId }: View, now: number, waitFor?: WaitFor): void {
    if (isRepeat(client.address ?? client.userAgent ?? "", listingId, now)) {
      return;
    }
    const sessionHash = sessionId === undefined ? null : hashSecret(sessionId);
    add({ listingId, sessionHash, count: 1 });
    if (!round) {
      round = outsideRequests(beginRound);
      waitFor?.(round.written);
    }
    round.views += 1;
    if (round.views >= viewsInRound) {
      round.write();
    }
  }

  /** Drops views beyond `maxEntries`. */
  function add(views: ListingViews): void {
    const key = `${views.listingId} ${views.sessionHash ?? ""}`;
    if (tally.has(key) || tally.size < maxEntries) {
      tally.set(key, { ...views, count: (tally.get(key)?.count ?? 0) + views.count });
    }
  }

  function beginRound() {
    const { promise, resolve: write } = Promise.withResolvers<void>();
    const timer = setTimeout(write, roundInMs).unref();
    const written = promise.then(() => {
      clearTimeout(timer);
      round = undefined;
      // Only one statement runs at a time.
      writing = writing.then(writeTaken);
      return writing;
    });
    return { views: 0, write, written };
  }

  /** Keeps failed and busy views for a later round. */
  async function writeTaken(): Promise<void> {
    const taken = [...tally.values()];
    tally.clear();
    try {
      while (taken.length > 0) {
        const left = await addViews(taken.slice(0, entriesInStatement));
        taken.splice(0, entriesInStatement);
        left.forEach(add);
      }
    } catch (error) {
      log().warn({ err: error }, "views could not be written, keeping them");
      taken.forEach(add);
    }
    if (tally.size > 0) {
      round ??= beginRound();
    }
  }

  async function write(): Promise<void> {
    round?.write();
    await (round?.written ?? writing);
  }

  return { count, write, size: () => tally.size };
}

function makeRepeats() {
  const salt = randomBytes(16);
  const seen = new Map<number, { at: number; client: number }>();
  const seenBy = new Map<number, number>();

  return function isRepeat(address: string, listingId: number, now: number): boolean {
    dropBefore(now - repeatWithinInMs);
    const key = hash(`${address} ${listingId}`);
    const client = hash(address);
    const count = seenBy.get(client) ?? 0;
    if (seen.has(key) || count >= maxViewsOfClient) {
      return true;
    }
    seen.set(key, { at: now, client });
    seenBy.set(client, count + 1);
    dropBefore(now - repeatWithinInMs);
    return false;
  };

  function hash(text: string): number {
    return createHash("sha256").update(salt).update(text).digest().readUIntBE(0, 6);
  }

  function dropBefore(time: number): void {
    for (const [key, { at, client }] of seen) {
      if (at > time && seen.size <= maxRepeats) {
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
