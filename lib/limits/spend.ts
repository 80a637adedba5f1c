import "server-only";
import { createHash } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { databasePool } from "@/lib/db/client";
import { env } from "@/lib/env/env";
import { AppError } from "@/lib/errors/app-error";
import type { Limit } from "./limits";

interface Spender {
  /** Who is meant, whether it exists or not: an e-mail address, a user's id, a token. Kept as a hash only. */
  account?: string | undefined;
  /** The network address that the call came from, null where nobody knows it. */
  clientAddress: string | null;
}

/**
 * Counts one call against a limit, in the database, so that it holds across instances (contract §3).
 * Throws TOO_MANY_REQUESTS with `retryAfterInSeconds` once the limit is used up, without a difference between
 * known and unknown accounts. RATE_LIMITS=off counts nothing.
 */
export async function spend(limit: Limit, { account, clientAddress }: Spender): Promise<void> {
  if (env().rateLimits === "off") {
    return;
  }
  if (limit.perClient !== undefined && clientAddress !== null) {
    await count(limit, limit.perClient, `client ${clientAddress}`);
  }
  if (limit.perAccount !== undefined && account !== undefined) {
    await count(limit, limit.perAccount, `account ${hashed(account)}`);
  }
}

async function count(limit: Limit, points: number, key: string): Promise<void> {
  try {
    await counterOf(limit, points).consume(key);
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) {
      throw rejection;
    }
    throw tooMany(Math.ceil(rejection.msBeforeNext / 1000));
  }
}

function tooMany(retryAfterInSeconds: number): AppError {
  const minutes = Math.ceil(retryAfterInSeconds / 60);
  const message = `Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`;
  return new AppError("TOO_MANY_REQUESTS", { message, retryAfterInSeconds });
}

function counterOf({ name, inMinutes }: Limit, points: number): RateLimiterPostgres {
  return new RateLimiterPostgres({
    // Its own name for the statement would be a prepared one, which pgbouncer's transaction mode breaks.
    storeClient: { query: ({ text, values }: Query) => databasePool().query(text, values) },
    storeType: "pool",
    tableName: "rate_limit",
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: inMinutes * 60,
  });
}

interface Query {
  text: string;
  values: unknown[];
}

function hashed(account: string): string {
  return createHash("sha256").update(account).digest("base64url");
}
