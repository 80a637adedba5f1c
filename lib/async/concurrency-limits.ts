import pLimit, { type LimitFunction } from "p-limit";
import type { AppError } from "@/lib/errors/app-error";

interface Bounds {
  width: number;
  maxWaiting: number;
  maxWaitInMs: number;
  /** Per client; unknown clients are not counted. */
  maxOfClient: number;
  rejection: () => AppError;
}

/** `client` is an address. */
export function boundedLimit({ width, maxWaiting, maxWaitInMs, maxOfClient, rejection }: Bounds) {
  const limit = pLimit(width);
  const counts = new Map<string | null, number>();
  let givenUp = 0;

  return async function run<Answer>(
    work: () => Promise<Answer>,
    client: string | null = null,
  ): Promise<Answer> {
    const own = counts.get(client) ?? 0;
    const isFull = limit.activeCount >= width && limit.pendingCount - givenUp >= maxWaiting;
    if (isFull || (client !== null && own >= maxOfClient)) {
      throw rejection();
    }
    counts.set(client, own + 1);
    try {
      return await inTime(work);
    } finally {
      const rest = (counts.get(client) ?? 0) - 1;
      if (rest > 0) {
        counts.set(client, rest);
      } else {
        counts.delete(client);
      }
    }
  };

  function inTime<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      let isGivenUp = false;
      const timer = setTimeout(() => {
        isGivenUp = true;
        givenUp += 1;
        reject(rejection());
      }, maxWaitInMs);
      limit(async () => {
        clearTimeout(timer);
        if (isGivenUp) {
          givenUp -= 1;
        } else {
          resolve(await work());
        }
      }).catch(reject);
    });
  }
}

/** Limits work per key and forgets unused keys. */
export function keyedLimit(width: number) {
  const limits = new Map<string, { limit: LimitFunction; users: number }>();

  return async function run<Answer>(key: string, work: () => Promise<Answer>): Promise<Answer> {
    const entry = limits.get(key) ?? { limit: pLimit(width), users: 0 };
    limits.set(key, entry);
    entry.users += 1;
    try {
      return await entry.limit(work);
    } finally {
      entry.users -= 1;
      if (entry.users === 0) {
        limits.delete(key);
      }
    }
  };
}
