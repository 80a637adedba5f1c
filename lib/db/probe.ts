import "server-only";
import type pg from "pg";
import { env } from "@/lib/config/env";
import { databasePools, openPool } from "./pools";

export const probeTimeoutInMs = 2_000;

/** Own pool, so a busy main pool does not look like an outage. Throws driver errors. */
export async function probe<Row extends pg.QueryResultRow>(
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const pool = databasePools().get("probe") ?? openProbe();
  return (await pool.query<Row>(statement, values)).rows;
}

function openProbe(): pg.Pool {
  return openPool("probe", env().databaseUrl, `-c statement_timeout=${probeTimeoutInMs}`, {
    max: 2,
    connectionTimeoutMillis: probeTimeoutInMs,
    query_timeout: probeTimeoutInMs,
    idleTimeoutMillis: 60_000,
  });
}
