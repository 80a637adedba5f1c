import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import type pg from "pg";
import { env } from "@/lib/env/env";
import { type Prisma, PrismaClient } from "./generated/client";
import { openPool } from "./pools";
import { endSilent } from "./silence";
import { statementNames } from "./statement-names";

/** The client or a running transaction: what reads and writes take. */
export type Database = Prisma.TransactionClient;

const holder = globalThis as {
  lagerfundDatabase?: PrismaClient;
  lagerfundPool?: pg.Pool;
  lagerfundSearch?: PrismaClient;
};

/** The client over this process's connection pool: for everything but search. */
export function db(): PrismaClient {
  holder.lagerfundDatabase ??= new PrismaClient({
    adapter: new PrismaPg(databasePool(), { disposeExternalPool: true }),
  });
  return holder.lagerfundDatabase;
}

/** The pool itself, for libraries that keep tables of their own; everything of ours asks `db()`. */
export function databasePool(): pg.Pool {
  holder.lagerfundPool ??= endSilent(
    openPool("main", env().databaseUrl, optionsOf(sessionSettings)),
  );
  return holder.lagerfundPool;
}

/**
 * The client that search reads by, over a pool of its own: what is not found in 3 s is cut off (QUERY_TIMEOUT), and a
 * flood of searches never takes the connections of logins and writes (docs/decisions/0064-search-that-reads.md).
 */
export function searchDb(): PrismaClient {
  holder.lagerfundSearch ??= searchClient((config) =>
    endSilent(openPool("search", env().databaseUrl, searchOptions, config)),
  );
  return holder.lagerfundSearch;
}

/** A client over a pool for searching that is opened with this configuration. */
export function searchClient(open: (config: pg.PoolConfig) => pg.Pool): PrismaClient {
  const { onConnect, nameOf } = statementNames();
  const adapter = new PrismaPg(open({ onConnect }), {
    disposeExternalPool: true,
    statementNameGenerator: nameOf,
  });
  return new PrismaClient({ adapter });
}

/**
 * Runs a write as one transaction. Waiting for a connection or a row lock is bounded (10 s and 15 s),
 * so that a pile of writers ends in UNAVAILABLE and never in a hanging request; `timeoutInMs` is for the rare large one.
 */
export function transact<Answer>(
  write: (tx: Database) => Promise<Answer>,
  timeoutInMs = 15_000,
): Promise<Answer> {
  return db().$transaction(write, { maxWait: 10_000, timeout: timeoutInMs });
}

// Code search relies on the threshold; jit and parallel workers cost more than they give for short queries.
const sessionSettings = {
  "pg_trgm.similarity_threshold": 0.4,
  jit: "off",
  max_parallel_workers_per_gather: 0,
  statement_timeout: 10_000,
  // A row that somebody holds longer is a CONFLICT: waiters must not use up the pool.
  lock_timeout: 5_000,
  // A second more than `transact` gives: a process that stands still in a transaction holds nothing for longer (0054).
  idle_in_transaction_session_timeout: 16_000,
  // A machine that is gone says nothing: its sessions end within half a minute, and what they hold.
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
  tcp_user_timeout: 25_000,
};

/** How a search's connection is set up; the benchmark's bare one is the same. */
export const searchOptions = optionsOf({
  ...sessionSettings,
  statement_timeout: 3_000,
  // Pages lie in memory, but none is free: else walks through a whole order look cheaper than they are.
  random_page_cost: 1.1,
  effective_cache_size: "64MB",
});

function optionsOf(settings: Record<string, string | number>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(" ");
}
