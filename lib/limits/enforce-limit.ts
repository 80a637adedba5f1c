import "server-only";
import { createHash } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { env } from "@/lib/config/env";
import { type Database, databasePool, db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import type { Limit } from "./limits";

interface Spender {
  /** Stored as a hash. */
  account?: string | undefined;
  clientAddress: string | null;
  device?: string | undefined;
}

/** Throws TOO_MANY_REQUESTS, also for unknown accounts. */
export async function enforceLimit(limit: Limit, spender: Spender): Promise<void> {
  const { account, clientAddress, device } = spender;
  const { perClient, perAccount, perAccountFromClient } = limit;
  if (env().rateLimits === "off") {
    return;
  }
  if (perAccountFromClient !== undefined && device !== undefined) {
    await count(limit, perAccountFromClient, `device ${hash(device)}`);
    return;
  }
  if (perClient !== undefined && clientAddress !== null) {
    await count(limit, perClient, `client ${clientAddress}`);
  }
  // A call that this refuses must not count for the account.
  if (perAccountFromClient !== undefined && account !== undefined) {
    await count(limit, perAccountFromClient, fromClientKey(account, clientAddress));
  }
  if (perAccount !== undefined && account !== undefined) {
    await count(limit, perAccount, accountPart(account));
  }
}

/** Call it after the owner proved to be one. */
export async function resetCounters(
  tx: Database,
  limit: Limit,
  { account, clientAddress }: { account: string; clientAddress: string | null },
): Promise<void> {
  const keys = [
    accountKey(limit, account),
    `${limit.name}:${fromClientKey(account, clientAddress)}`,
  ];
  await tx.rateLimit.deleteMany({ where: { key: { in: keys } } });
}

export function accountKey({ name }: Limit, account: string): string {
  return `${name}:${accountPart(account)}`;
}

function accountPart(account: string): string {
  return `account ${hash(limitedAddress(account))}`;
}

function fromClientKey(account: string, clientAddress: string | null): string {
  return `${accountPart(account)} client ${clientAddress ?? "unknown"}`;
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

export function tooMany(retryAfterInSeconds: number): AppError {
  const minutes = Math.ceil(retryAfterInSeconds / 60);
  const message = `Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`;
  return new AppError("TOO_MANY_REQUESTS", { message, retryAfterInSeconds });
}

function counterOf({ name, inMinutes }: Limit, points: number): RateLimiterPostgres {
  return new RateLimiterPostgres({
    // Named statements break pgbouncer's transaction mode.
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

function hash(account: string): string {
  return createHash("sha256").update(account).digest("base64url");
}

function limitedAddress(account: string): string {
  const at = account.lastIndexOf("@");
  if (at < 0) {
    return account;
  }
  const [name = ""] = account.slice(0, at).split("+", 1);
  return `${name || account.slice(0, at)}${account.slice(at)}`.toLowerCase();
}

export async function deleteRunOutLimits(): Promise<void> {
  await db().rateLimit.deleteMany({ where: { expire: { lt: Date.now() } } });
}
