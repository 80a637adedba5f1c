import "server-only";
import { boundedLimit } from "@/lib/async/concurrency-limits";
import { env } from "@/lib/config/env";
import { AppError } from "@/lib/errors/app-error";
import type { Client } from "@/lib/request/client";

const shareOfPool = 0.6;
const maxWaitInMs = 3_000;
type Limiter = ReturnType<typeof boundedLimit>;

const holder = globalThis as { lagerfundSearchTurns?: Limiter; lagerfundDirectoryTurns?: Limiter };

/**
 * Limits searches (docs/decisions/0064). Throws QUERY_TIMEOUT when too many wait. Never nest
 * calls: they could deadlock.
 */
export function limitSearch<Answer>(
  client: Client,
  search: () => Promise<Answer>,
): Promise<Answer> {
  holder.lagerfundSearchTurns ??= makeLimiter({
    width: Math.max(1, Math.floor(env().databasePoolSize * shareOfPool)),
    maxWaiting: 60,
    maxOfClient: 12,
  });
  return holder.lagerfundSearchTurns(search, client.address);
}

export function limitDirectory<Answer>(
  client: Client,
  read: () => Promise<Answer>,
): Promise<Answer> {
  holder.lagerfundDirectoryTurns ??= makeLimiter({ width: 1, maxWaiting: 20, maxOfClient: 4 });
  return holder.lagerfundDirectoryTurns(read, client.address);
}

function makeLimiter(bounds: { width: number; maxWaiting: number; maxOfClient: number }): Limiter {
  return boundedLimit({ ...bounds, maxWaitInMs, rejection: () => new AppError("QUERY_TIMEOUT") });
}
