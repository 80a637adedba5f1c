import "server-only";
import { boundedLimit } from "@/lib/async/limit";
import { env } from "@/lib/config/env";
import { AppError } from "@/lib/errors/app-error";
import type { Client } from "@/lib/request/client";

// Of the connections of searchDb() the rest is for what is cheap: first lists, manufacturers by id, alternatives, sitemaps.
const shareOfPool = 0.6;
const maxWaitInMs = 3_000;
type Turns = ReturnType<typeof boundedLimit>;

const holder = globalThis as { lagerfundSearchTurns?: Turns; lagerfundDirectoryTurns?: Turns };

/**
 * Does what reads by anything that anybody may choose (a text, filters, an order, a deep page), when it is its turn in this
 * process (docs/decisions/0064): each uses one connection, at times two. Throws QUERY_TIMEOUT where
 * too many wait, or too many of this client; what is read for the shared cache is nobody's (`noClient`). Whoever holds a
 * turn must never wait for another, of either kind: six that do so would stand still. What needs several reads takes a turn
 * for each.
 */
export function limitSearch<Answer>(
  client: Client,
  search: () => Promise<Answer>,
): Promise<Answer> {
  holder.lagerfundSearchTurns ??= turns({
    width: Math.max(1, Math.floor(env().databasePoolSize * shareOfPool)),
    maxWaiting: 60,
    // Whoever floods us from one address leaves most places to the others; an office behind one has room for several people.
    maxOfClient: 12,
  });
  return holder.lagerfundSearchTurns(search, client.address);
}

/** The same for what counts the parts of all manufacturers: one at a time, which searches do not keep waiting. */
export function limitDirectory<Answer>(
  client: Client,
  read: () => Promise<Answer>,
): Promise<Answer> {
  holder.lagerfundDirectoryTurns ??= turns({ width: 1, maxWaiting: 20, maxOfClient: 4 });
  return holder.lagerfundDirectoryTurns(read, client.address);
}

function turns(bounds: { width: number; maxWaiting: number; maxOfClient: number }): Turns {
  return boundedLimit({ ...bounds, maxWaitInMs, refusal: () => new AppError("QUERY_TIMEOUT") });
}
