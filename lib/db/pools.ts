import "server-only";
import pg from "pg";
import { env } from "@/lib/config/env";
import { log } from "@/lib/log/log";
import { outsideRequests } from "@/lib/request/current-request";

// Next bundles instrumentation and routes apart: only globalThis is the same for both.
const holder = globalThis as { lagerfundPools?: Map<string, pg.Pool> };

/** The pools that this process has opened so far, by what they are for. */
export function databasePools(): ReadonlyMap<string, pg.Pool> {
  return openPools();
}

/**
 * Opens a pool of that name, of connections to the database at `connectionString` with these `options` (`-c …`), and what
 * else is different from the others'.
 */
export function openPool(
  name: string,
  connectionString: string,
  options: string,
  differences: pg.PoolConfig = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: env().databasePoolSize,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    options,
    ...differences,
  });
  // An idle connection that the server ends; who needs one next gets a new one.
  pool.on("error", (error) => {
    outsideRequests(() => log().warn({ err: error, pool: name }, "database connection lost"));
  });
  openPools().set(name, pool);
  return pool;
}

/** Ends every pool as soon as its connections are given back: for a process that ends. Bounded by its caller. */
export async function closePools(): Promise<void> {
  const open = [...openPools().values()].filter((pool) => !pool.ending);
  await Promise.all(open.map((pool) => pool.end()));
}

function openPools(): Map<string, pg.Pool> {
  holder.lagerfundPools ??= new Map();
  return holder.lagerfundPools;
}
