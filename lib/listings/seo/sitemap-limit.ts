import "server-only";
import { boundedLimit } from "@/lib/async/limit";
import { AppError } from "@/lib/errors/app-error";

// A file has up to 11 MB, and costs half a core while it is written.
const width = 3;
const maxWaiting = 6;
const maxWaitInMs = 5_000;
// One client that reads slowly cannot hold every turn.
const maxOfClient = 2;
// Whoever takes no piece for that long loses the turn.
const longestStandstillInMs = 15_000;
// However it is read: 11 MB over a line of 1.5 Mbit/s, or a fifth of that compressed.
const longestTurnInMs = 60_000;

const inTurn = boundedLimit({
  width,
  maxWaiting,
  maxWaitInMs,
  maxOfClient,
  refusal: () => new AppError("UNAVAILABLE", { retryAfterInSeconds: 30 }),
});

export interface SitemapSlot {
  /** Aborted when its time is over: the turn goes on to the next one when what is sent has stopped. */
  signal: AbortSignal;
  /** Says that the next piece is asked for, with which the time for it begins. */
  goOn: () => void;
  end: () => void;
}

/** The client's turn, which whoever answers ends. Throws UNAVAILABLE where too many wait, or the client has two. */
export function takeSitemapSlot(client: string | null): Promise<SitemapSlot> {
  return new Promise((resolve, reject) => {
    inTurn(() => new Promise<void>((end) => resolve(turnUntil(end))), client).catch(reject);
  });
}

function turnUntil(endTurn: () => void): SitemapSlot {
  const overtime = new AbortController();
  const standstill = setTimeout(() => overtime.abort(), longestStandstillInMs).unref();
  const longest = setTimeout(() => overtime.abort(), longestTurnInMs).unref();
  const end = () => {
    clearTimeout(standstill);
    clearTimeout(longest);
    endTurn();
  };
  return { signal: overtime.signal, goOn: () => void standstill.refresh(), end };
}
