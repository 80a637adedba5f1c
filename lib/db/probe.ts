import "server-only";
import type pg from "pg";
import { env } from "@/lib/config/env";
import { databasePools, openPool } from "./pools";

/** How long a probe waits at most, for a connection and for its answer. */
export const probeTimeoutInMs = 2_000;

/**
 * Asks the database how it is, on connections of its own (two at most): a busy pool is no database that is away, and a
 * flood of requests must not hide from whoever looks. Throws what the driver throws, after 2 s at the latest.
 */
export async function probe<Row extends pg.QueryResultRow>(
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const pool = databasePools().get("probe") ?? openProbe();
  return (await pool.query<Row>(statement, values)).rows;
}

function openProbe(): pg.Pool {
  // The driver gives up on a server that hangs, and the server on a statement that nobody waits for any more.
  return openPool("probe", env().databaseUrl, `-c statement_timeout=${probeTimeoutInMs}`, {
    max: 2,
    connectionTimeoutMillis: probeTimeoutInMs,
    query_timeout: probeTimeoutInMs,
    idleTimeoutMillis: 60_000,
  });
}
