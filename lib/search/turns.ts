import "server-only";
import { env } from "@/lib/env/env";
import { AppError } from "@/lib/errors/app-error";
import { makeTurns } from "@/lib/operations/turns";

// Of the connections of searchDb() the rest is for what is cheap: first lists, manufacturers by id, alternatives, sitemaps.
const shareOfPool = 0.6;
const maxWaitInMs = 3_000;

type Turns = ReturnType<typeof makeTurns>;

const holder = globalThis as { lagerfundSearchTurns?: Turns; lagerfundDirectoryTurns?: Turns };

/**
 * Does what reads by anything that anybody may choose (a text, filters, an order, a deep page), when it is its turn in this
 * process (docs/decisions/0021): each uses one connection at a time, and none waits for another turn inside of its own.
 * Throws QUERY_TIMEOUT where too many wait.
 */
export function inSearchTurn<Answer>(search: () => Promise<Answer>): Promise<Answer> {
  holder.lagerfundSearchTurns ??= makeTurns({
    width: Math.max(1, Math.floor(env().databasePoolSize * shareOfPool)),
    maxWaiting: 60,
    maxWaitInMs,
    refusal,
  });
  return holder.lagerfundSearchTurns.inTurn(search);
}

/** The same for what counts the parts of all manufacturers: one at a time, which searches do not keep waiting. */
export function inDirectoryTurn<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  holder.lagerfundDirectoryTurns ??= makeTurns({
    width: 1,
    maxWaiting: 20,
    maxWaitInMs,
    refusal,
  });
  return holder.lagerfundDirectoryTurns.inTurn(read);
}

function refusal(): AppError {
  return new AppError("QUERY_TIMEOUT");
}
