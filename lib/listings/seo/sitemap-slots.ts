import "server-only";
import { boundedLimit } from "@/lib/async/concurrency-limits";
import { AppError } from "@/lib/errors/app-error";

const width = 3;
const maxWaiting = 6;
const maxWaitInMs = 5_000;
// A slow client must not hold every slot.
const maxOfClient = 2;
const longestStandstillInMs = 15_000;
const longestSlotInMs = 60_000;

const inSitemapLimit = boundedLimit({
  width,
  maxWaiting,
  maxWaitInMs,
  maxOfClient,
  rejection: () => new AppError("UNAVAILABLE", { retryAfterInSeconds: 30 }),
});

export interface SitemapSlot {
  signal: AbortSignal;
  /** Restarts the standstill timeout. */
  extend: () => void;
  end: () => void;
}

/** Throws UNAVAILABLE. */
export function takeSitemapSlot(client: string | null): Promise<SitemapSlot> {
  return new Promise((resolve, reject) => {
    inSitemapLimit(() => new Promise<void>((end) => resolve(slotUntil(end))), client).catch(reject);
  });
}

function slotUntil(endSlot: () => void): SitemapSlot {
  const overtime = new AbortController();
  const standstill = setTimeout(() => overtime.abort(), longestStandstillInMs).unref();
  const longest = setTimeout(() => overtime.abort(), longestSlotInMs).unref();
  const end = () => {
    clearTimeout(standstill);
    clearTimeout(longest);
    endSlot();
  };
  return { signal: overtime.signal, extend: () => void standstill.refresh(), end };
}
