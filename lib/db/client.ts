import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { env } from "@/lib/env/env";
import { log } from "@/lib/log/log";
import { type Prisma, PrismaClient } from "./generated/client";

/** The client or a running transaction: what reads and writes take. */
export type Database = Prisma.TransactionClient;

const holder = globalThis as { lagerfundDatabase?: PrismaClient; lagerfundPool?: pg.Pool };

/** The client over this process's one connection pool. */
export function db(): PrismaClient {
  holder.lagerfundDatabase ??= new PrismaClient({
    adapter: new PrismaPg(databasePool(), { disposeExternalPool: true }),
  });
  return holder.lagerfundDatabase;
}

/** The pool itself, for libraries that keep tables of their own; everything of ours asks `db()`. */
export function databasePool(): pg.Pool {
  holder.lagerfundPool ??= connect();
  return holder.lagerfundPool;
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
};

function connect(): pg.Pool {
  const pool = new pg.Pool({
    connectionString: env().databaseUrl,
    max: env().databasePoolSize,
    connectionTimeoutMillis: 5_000,
    options: Object.entries(sessionSettings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(" "),
  });
  // An idle connection that the server ends; who needs one next gets a new one.
  pool.on("error", (error) => log().warn({ err: error }, "database connection lost"));
  return pool;
}
