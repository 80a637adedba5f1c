import "server-only";
import type { Socket } from "node:net";
import { PrismaPg } from "@prisma/adapter-pg";
import pMemoize from "p-memoize";
import type pg from "pg";
import { env } from "@/lib/config/env";
import { log } from "@/lib/log/log";
import { outsideRequests } from "@/lib/request/current-request";
import { type Prisma, PrismaClient } from "./generated/client";
import { openPool } from "./pools";
import { probe, probeTimeoutInMs } from "./probe";
import { replanComment } from "./replan-comment";

export type Database = Prisma.TransactionClient;

const holder = globalThis as {
  lagerfundDatabase?: PrismaClient;
  lagerfundPool?: pg.Pool;
  lagerfundSearch?: PrismaClient;
};

export function db(): PrismaClient {
  holder.lagerfundDatabase ??= new PrismaClient({
    adapter: new PrismaPg(databasePool(), { disposeExternalPool: true }),
  });
  return holder.lagerfundDatabase;
}

export function databasePool(): pg.Pool {
  holder.lagerfundPool ??= endSilentConnections(
    openPool("main", env().databaseUrl, optionsOf(sessionSettings)),
  );
  return holder.lagerfundPool;
}

/**
 * Separate pool: searches end after 3 s with QUERY_TIMEOUT and cannot block logins and writes
 * (docs/decisions/0064).
 */
export function searchDb(): PrismaClient {
  holder.lagerfundSearch ??= searchClient((config) =>
    endSilentConnections(openPool("search", env().databaseUrl, searchOptions, config)),
  );
  return holder.lagerfundSearch;
}

export function searchClient(open: (config: pg.PoolConfig) => pg.Pool): PrismaClient {
  const { onConnect, nameOf } = statementNames();
  const adapter = new PrismaPg(open({ onConnect }), {
    disposeExternalPool: true,
    statementNameGenerator: nameOf,
  });
  return new PrismaClient({ adapter });
}

/** Throws UNAVAILABLE after 10 s without a connection or after `timeoutInMs`. */
export function transact<Answer>(
  write: (tx: Database) => Promise<Answer>,
  timeoutInMs = 15_000,
): Promise<Answer> {
  return db().$transaction(write, { maxWait: 10_000, timeout: timeoutInMs });
}

// Code search needs the threshold; jit and parallel workers cost more than short queries gain.
const sessionSettings = {
  "pg_trgm.similarity_threshold": 0.4,
  jit: "off",
  max_parallel_workers_per_gather: 0,
  statement_timeout: 10_000,
  // Longer waits throw CONFLICT, so that they do not use up the pool.
  lock_timeout: 5_000,
  // A frozen process releases its locks (docs/decisions/0054).
  idle_in_transaction_session_timeout: 16_000,
  // Sessions of a vanished client end within 30 s.
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
  tcp_user_timeout: 25_000,
};

export const searchOptions = optionsOf({
  ...sessionSettings,
  statement_timeout: 3_000,
  // Free pages would make full index walks look too cheap.
  random_page_cost: 1.1,
  effective_cache_size: "64MB",
});

function optionsOf(settings: Record<string, string | number>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(" ");
}

const silenceInMs = 5_000;
const probes = 2;
const wholeProbeInMs = probeTimeoutInMs - 100;

const sockets = new Set<Socket>();

/**
 * A frozen server enforces no timeout. Ends used connections about 9 s after the last byte on
 * any of them.
 */
function endSilentConnections(pool: pg.Pool): pg.Pool {
  const inUse = new WeakSet<pg.ClientBase>();
  pool.on("acquire", (client) => inUse.add(client));
  pool.on("release", (_, client) => inUse.delete(client));
  pool.on("connect", (client) => {
    const socket = (client as pg.PoolClient & pg.Client).connection.stream as Socket;
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.setTimeout(silenceInMs).on("timeout", () => outsideRequests(checkSilence));

    async function checkSilence(): Promise<void> {
      if (inUse.has(client) && (await isFrozen()) && inUse.has(client)) {
        log().warn("the database stands still: a connection is ended");
        socket.destroy();
      } else if (inUse.has(client)) {
        socket.setTimeout(silenceInMs);
      }
    }
  });
  return pool;
}

const isFrozen = pMemoize(probeSilence, { cache: false });

async function probeSilence(): Promise<boolean> {
  const before = new Map([...sockets].map((socket) => [socket, socket.bytesRead]));
  const hasReceived = () =>
    [...sockets].some((socket) => socket.bytesRead > (before.get(socket) ?? 0));
  for (let count = 0; count < probes; count += 1) {
    const startedAt = performance.now();
    const isSilent = await probe("SELECT 1").then(
      () => false,
      () => performance.now() - startedAt >= wholeProbeInMs,
    );
    if (!isSilent || hasReceived()) {
      return false;
    }
  }
  return true;
}

// Each takes up to 100 kB per connection.
const maxNames = 100;

interface StatementNames {
  onConnect(client: pg.ClientBase): Promise<void>;
  nameOf(statement: { sql: string }): string;
}

/** No names behind pgbouncer, which switches server connections. */
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
      if (!isDirect || sql.includes(replanComment.sql)) {
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
