import "server-only";
import type { Socket } from "node:net";
import { PrismaPg } from "@prisma/adapter-pg";
import pMemoize from "p-memoize";
import type pg from "pg";
import { env } from "@/lib/config/env";
import { log } from "@/lib/log/log";
import { outsideRequests } from "@/lib/request/current-request";
import { type Prisma, PrismaClient } from "./generated/client";
import { plannedAnew } from "./planned-anew";
import { openPool } from "./pools";
import { probe, probeTimeoutInMs } from "./probe";

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

const silenceInMs = 5_000;
const looks = 2;
/** A look that failed sooner was refused, or never left this machine: that is no silence. */
const wholeLookInMs = probeTimeoutInMs - 100;

/** The lines to the database of all pools. */
const lines = new Set<Socket>();

/**
 * Ends the connections of a pool on which somebody waits while the database says nothing at all, to nobody: where it
 * stands still (a paused machine, a disk that hangs) its own time limits do so too, and TCP takes it for alive. Its callers are
 * then told as by any connection that ends (UNAVAILABLE), some 9 s after the last byte. A statement that only takes long
 * goes on: others hear of the database meanwhile.
 */
function endSilent(pool: pg.Pool): pg.Pool {
  const inUse = new WeakSet<pg.ClientBase>();
  pool.on("acquire", (client) => inUse.add(client));
  pool.on("release", (_, client) => inUse.delete(client));
  pool.on("connect", (client) => {
    const line = (client as pg.PoolClient & pg.Client).connection.stream as Socket;
    lines.add(line);
    line.on("close", () => lines.delete(line));
    // Begins anew with each byte; that of an idle connection, with the next statement.
    line.setTimeout(silenceInMs).on("timeout", () => outsideRequests(listenAgain));

    async function listenAgain(): Promise<void> {
      if (inUse.has(client) && (await standsStill()) && inUse.has(client)) {
        log().warn("the database stands still: a connection is ended");
        line.destroy();
      } else if (inUse.has(client)) {
        line.setTimeout(silenceInMs);
      }
    }
  });
  return pool;
}

/** Whether nobody hears of the database; one look for all who want to know. */
const standsStill = pMemoize(ask, { cache: false });

async function ask(): Promise<boolean> {
  const before = new Map([...lines].map((line) => [line, line.bytesRead]));
  const isHeard = () => [...lines].some((line) => line.bytesRead > (before.get(line) ?? 0));
  for (let count = 0; count < looks; count += 1) {
    const startedAt = performance.now();
    const isSilent = await probe("SELECT 1").then(
      () => false,
      () => performance.now() - startedAt >= wholeLookInMs,
    );
    if (!isSilent || isHeard()) {
      return false;
    }
  }
  return true;
}

// Each takes up to 100 kB of every connection: filters are combined in more ways than are worth it.
const maxNames = 100;

interface StatementNames {
  onConnect(client: pg.ClientBase): Promise<void>;
  nameOf(statement: { sql: string }): string;
}

/**
 * Names for the statements of a pool, so that each connection parses and plans them once. None for what is planned anew, and
 * none behind pgbouncer, which hands a connection from one to the next: there another process answers than was announced.
 */
export function statementNames(): StatementNames {
  const names = new Map<string, string>();
  let isDirect: boolean | null = null;
  return {
    async onConnect(client) {
      const { processID } = client as pg.ClientBase & { processID: number | null };
      const { rows } = await client.query("SELECT pg_backend_pid() AS pid");
      isDirect = isDirect !== false && rows[0]?.pid === processID;
    },
    nameOf({ sql }) {
      if (!isDirect || sql.includes(plannedAnew.sql)) {
        return "";
      }
      const name = names.get(sql) ?? (names.size < maxNames ? `s${names.size}` : "");
      if (name) {
        names.set(sql, name);
      }
      return name;
    },
  };
}
