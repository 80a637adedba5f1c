import "server-only";
import pg from "pg";
import { env } from "@/lib/config/env";
import { AppError } from "@/lib/errors/app-error";
import { log } from "@/lib/log/log";
import { outsideRequests } from "@/lib/request/current-request";
import { type Database, databasePool, searchClient, searchDb, searchOptions } from "./client";
import { isRecoveryConflict, toDatabaseError } from "./errors";
import type { PrismaClient } from "./generated/client";
import { openPool } from "./pools";

const pauseBetweenLooksInMs = 2_000;
// Above the server's 3 s limit.
const queryTimeoutInMs = 4_000;

const holder = globalThis as { lagerfundReplica?: Replica };

/** Falls back to the primary, except on QUERY_TIMEOUT. */
export async function readFromReplica<Answer>(
  read: (database: Database) => Promise<Answer>,
): Promise<Answer> {
  const { databaseReplicaUrl } = env();
  if (!databaseReplicaUrl) {
    return read(searchDb());
  }
  holder.lagerfundReplica ??= outsideRequests(() => watchReplica(databaseReplicaUrl));
  const replica = holder.lagerfundReplica;
  const database = replica.database();
  if (!database) {
    return read(searchDb());
  }
  try {
    return await replica.unlessLost(read(database));
  } catch (error) {
    if (isReadError(error)) {
      throw error;
    }
    replica.dropIfUnavailable(database, error);
    return read(searchDb());
  }
}

function isReadError(error: unknown): boolean {
  const isTooSlow = toDatabaseError(error)?.code === "QUERY_TIMEOUT";
  return error instanceof AppError || (isTooSlow && !isRecoveryConflict(error));
}

interface Replica {
  database(): PrismaClient | null;
  unlessLost<Answer>(reading: Promise<Answer>): Promise<Answer>;
  dropIfUnavailable(database: PrismaClient, error: unknown): void;
}

function watchReplica(url: string): Replica {
  const look = makeReplicaProbe(url);
  const readers = new Set<(reason: Error) => void>();
  let current: PrismaClient | null = null;
  let loggedReason: Error | null | undefined;

  async function watch(): Promise<void> {
    const reason = await look();
    if (reason !== null) {
      lose(reason);
    } else if (!current) {
      current = open(url);
    }
    logChange(reason);
    setTimeout(() => void watch(), pauseBetweenLooksInMs).unref();
  }

  function lose(reason: Error): void {
    const lost = current;
    current = null;
    for (const giveUp of readers) {
      giveUp(reason);
    }
    // Its connections may hang, so the next client gets a new pool.
    void lost?.$disconnect().catch(() => {});
  }

  function logChange(reason: Error | null): void {
    const isChange = loggedReason === undefined || (reason === null) !== (loggedReason === null);
    loggedReason = reason;
    if (!isChange) {
      return;
    }
    if (reason === null) {
      log().info("searches of visitors are read from the replica");
    } else {
      log().warn({ err: reason }, "the replica is not read from, the primary answers");
    }
  }

  void watch();
  return {
    database: () => current,
    unlessLost: (reading) =>
      new Promise((resolve, reject) => {
        readers.add(reject);
        reading.then(resolve, reject).finally(() => readers.delete(reject));
      }),
    dropIfUnavailable(database, error) {
      if (database === current && toDatabaseError(error)?.code === "UNAVAILABLE") {
        const reason = new Error("it went away", { cause: error });
        lose(reason);
        logChange(reason);
      }
    },
  };
}

function open(url: string): PrismaClient {
  return searchClient((config) =>
    openPool("replica", url, searchOptions, { ...config, query_timeout: queryTimeoutInMs }),
  );
}

const timeoutInMs = 1_000;
const lateAfterInMs = 10_000;

/** Returns why the replica cannot be read, or null. */
export function makeReplicaProbe(replicaUrl: string): () => Promise<Error | null> {
  let looks: Look[] = [];

  return async function look() {
    const position = await positionOfPrimary();
    const atInMs = performance.now();
    looks = position ? withProbe(looks, { position, atInMs }) : looks;
    try {
      const { isStandby, isLevel } = await askReplica(replicaUrl, positionDue(looks, atInMs));
      if (!isStandby) {
        return new Error("it is no standby");
      }
      return isLevel ? null : new Error("it is late by 10 s");
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  };
}

interface Look {
  position: string;
  atInMs: number;
}

export function withProbe(looks: Look[], look: Look): Look[] {
  const all = [...looks, look];
  return all.slice(
    Math.max(
      0,
      all.findLastIndex((one) => isOld(one, look.atInMs)),
    ),
  );
}

/** Compares positions, not clocks, and an idle primary makes no replica late. */
export function positionDue(looks: Look[], nowInMs: number): string {
  const due = looks.findLast((one) => isOld(one, nowInMs)) ?? looks.at(-1);
  return due?.position ?? "0/0";
}

function isOld({ atInMs }: Look, nowInMs: number): boolean {
  return atInMs <= nowInMs - lateAfterInMs;
}

async function positionOfPrimary(): Promise<string | null> {
  const asked = databasePool()
    .query("SELECT pg_current_wal_lsn()::text AS position")
    .then(({ rows }): string => rows[0].position)
    .catch(() => null);
  const { promise: timeout, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, timeoutInMs, null).unref();
  const answer = await Promise.race([asked, timeout]);
  clearTimeout(timer);
  return answer;
}

async function askReplica(url: string, due: string) {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeoutInMs,
    query_timeout: timeoutInMs,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ isStandby: boolean; isLevel: boolean }>(
      `SELECT pg_is_in_recovery() AS "isStandby",
        coalesce(pg_last_wal_replay_lsn(), '0/0') >= $1::pg_lsn AS "isLevel"`,
      [due],
    );
    return rows[0] ?? { isStandby: false, isLevel: false };
  } finally {
    void client.end().catch(() => {});
  }
}
