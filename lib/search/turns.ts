import "server-only";
import { env } from "@/lib/env/env";
import { AppError } from "@/lib/errors/app-error";
import { makeTurns } from "@/lib/operations/turns";

// Of the connections of searchDb() the rest is for what only lists: pages without a query, alternatives, sitemaps.
const shareOfPool = 0.6;
const maxWaiting = 60;
const maxWaitInMs = 3_000;

const holder = globalThis as { lagerfundSearchTurns?: ReturnType<typeof makeTurns> };

/**
 * Does what reads by a text that anybody may type, when it is its turn in this process (docs/decisions/0021): each uses
 * one connection at a time. Throws QUERY_TIMEOUT where too many wait.
 */
export function inSearchTurn<Answer>(search: () => Promise<Answer>): Promise<Answer> {
  holder.lagerfundSearchTurns ??= makeTurns({
    width: Math.max(1, Math.floor(env().databasePoolSize * shareOfPool)),
    maxWaiting,
    maxWaitInMs,
    refusal: () => new AppError("QUERY_TIMEOUT"),
  });
  return holder.lagerfundSearchTurns.inTurn(search);
}
