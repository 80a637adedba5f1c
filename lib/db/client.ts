import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { env } from "@/lib/env/env";
import { type Prisma, PrismaClient } from "./generated/client";

/** The client or a running transaction: what reads and writes take. */
export type Database = Prisma.TransactionClient;

const holder = globalThis as { lagerfundDatabase?: PrismaClient };

/** The one connection pool of this process. */
export function db(): PrismaClient {
  holder.lagerfundDatabase ??= connect();
  return holder.lagerfundDatabase;
}

/**
 * Runs a write as one transaction. Waiting for a connection or a row lock is bounded (10 s and 15 s),
 * so that a pile of writers ends in UNAVAILABLE and never in a hanging request.
 */
export function transact<Answer>(write: (tx: Database) => Promise<Answer>): Promise<Answer> {
  return db().$transaction(write, { maxWait: 10_000, timeout: 15_000 });
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

function connect(): PrismaClient {
  const adapter = new PrismaPg({
    connectionString: env().databaseUrl,
    max: env().databasePoolSize,
    connectionTimeoutMillis: 5_000,
    options: Object.entries(sessionSettings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(" "),
  });
  return new PrismaClient({ adapter });
}
