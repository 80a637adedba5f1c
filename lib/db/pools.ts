import "server-only";
import pg from "pg";
import { env } from "@/lib/config/env";
import { log } from "@/lib/log/log";
import { outsideRequests } from "@/lib/request/current-request";

const holder = globalThis as { lagerfundPools?: Map<string, pg.Pool> };

export function databasePools(): ReadonlyMap<string, pg.Pool> {
  return openPools();
}

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
  // The server closed an idle connection.
  pool.on("error", (error) => {
    outsideRequests(() => log().warn({ err: error, pool: name }, "database connection lost"));
  });
  openPools().set(name, pool);
  return pool;
}

export async function closePools(): Promise<void> {
  const open = [...openPools().values()].filter((pool) => !pool.ending);
  await Promise.all(open.map((pool) => pool.end()));
}

function openPools(): Map<string, pg.Pool> {
  holder.lagerfundPools ??= new Map();
  return holder.lagerfundPools;
}
