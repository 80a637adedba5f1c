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
// A little more than the server's own limit of 3 s: for connections that hang with it.
const queryTimeoutInMs = 4_000;

const holder = globalThis as { lagerfundReplica?: Replica };

/**
 * Reads from the replica that DATABASE_REPLICA_URL names, by connections of its own with the settings of search; from the
 * primary (`searchDb`) where there is none, where it is away, hangs or is late, and once more there when it fails
 * underneath. A read that takes too long is a QUERY_TIMEOUT on either: the primary is not asked the same again.
 */
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
    if (isOfTheRead(error)) {
      throw error;
    }
    replica.logPageError(database, error);
    return read(searchDb());
  }
}

/** What the primary would answer as well. */
function isOfTheRead(error: unknown): boolean {
  const isTooSlow = toDatabaseError(error)?.code === "QUERY_TIMEOUT";
  return error instanceof AppError || (isTooSlow && !isRecoveryConflict(error));
}

interface Replica {
  /** Null where it is not to be read from. */
  database(): PrismaClient | null;
  /** The answer, or a rejection as soon as the replica is lost. */
  unlessLost<Answer>(reading: Promise<Answer>): Promise<Answer>;
  logPageError(database: PrismaClient, error: unknown): void;
}

/** Looks at it every few seconds, in the background: nobody waits for a look. */
function watchReplica(url: string): Replica {
  const look = makeLook(url);
  const readers = new Set<(reason: Error) => void>();
  let current: PrismaClient | null = null;
  let reasonTold: Error | null | undefined;

  async function watch(): Promise<void> {
    const reason = await look();
    if (reason !== null) {
      lose(reason);
    } else if (!current) {
      current = open(url);
    }
    tell(reason);
    setTimeout(() => void watch(), pauseBetweenLooksInMs).unref();
  }

  function lose(reason: Error): void {
    const lost = current;
    current = null;
    for (const giveUp of readers) {
      giveUp(reason);
    }
    // Its connections may hang: the next ones are a new pool's.
    void lost?.$disconnect().catch(() => {});
  }

  function tell(reason: Error | null): void {
    const isChange = reasonTold === undefined || (reason === null) !== (reasonTold === null);
    reasonTold = reason;
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
    logPageError(database, error) {
      if (database === current && toDatabaseError(error)?.code === "UNAVAILABLE") {
        const reason = new Error("it went away", { cause: error });
        lose(reason);
        tell(reason);
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

/**
 * Looks at a replica over connections of its own. Each look answers why it cannot be read from at the moment, null where it
 * can, and is through in about three seconds, whatever hangs.
 */
export function makeLook(replicaUrl: string): () => Promise<Error | null> {
  let looks: Look[] = [];

  return async function look() {
    const position = await positionOfPrimary();
    const atInMs = performance.now();
    looks = position ? withLook(looks, { position, atInMs }) : looks;
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

/** What the primary had written at that moment, as a place in its log. */
interface Look {
  position: string;
  atInMs: number;
}

/** Forgets the looks from before the last one that is ten seconds old. */
export function withLook(looks: Look[], look: Look): Look[] {
  const all = [...looks, look];
  return all.slice(
    Math.max(
      0,
      all.findLastIndex((one) => isOld(one, look.atInMs)),
    ),
  );
}

/**
 * What a replica is to have reached by now: what was written ten seconds ago, and as long as no look is so old what the
 * latest saw. Needs no clock but this process's own, and a primary that writes nothing makes nobody late.
 */
export function positionDue(looks: Look[], nowInMs: number): string {
  const due = looks.findLast((one) => isOld(one, nowInMs)) ?? looks.at(-1);
  return due?.position ?? "0/0";
}

function isOld({ atInMs }: Look, nowInMs: number): boolean {
  return atInMs <= nowInMs - lateAfterInMs;
}

/** Null where the primary does not say: then the replica is compared with what it said last. */
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
