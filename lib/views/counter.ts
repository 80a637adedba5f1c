import "server-only";
import { hashSecret } from "@/lib/auth/secret";
import { log } from "@/lib/log/log";
import type { Client } from "@/lib/site/client";
import { outsideRequests } from "@/lib/site/current-request";
import { addViews } from "./mutations";
import { makeRepeats } from "./repeats";
import { makeTally } from "./tally";

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

/** Writes now what was counted: for a process that ends. */
export async function writeViews(): Promise<void> {
  await holder.lagerfundViews?.write();
}

interface Round {
  views: number;
  /** Ends the waiting for more. */
  write: () => void;
  written: Promise<void>;
}

/** One process's counter. Exported for tests that need two of them. */
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
