import "server-only";
import { env } from "@/lib/env/env";
import { AppError } from "@/lib/errors/app-error";
import { log } from "@/lib/log/log";
import { outsideRequests } from "@/lib/site/current-request";
import { type Database, searchClient, searchDb, searchOptions } from "./client";
import { asDatabaseFault, isRecoveryConflict } from "./faults";
import type { PrismaClient } from "./generated/client";
import { openPool } from "./pools";
import { makeLook } from "./replica-look";

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
    replica.noteFailure(database, error);
    return read(searchDb());
  }
}

/** What the primary would answer as well. */
function isOfTheRead(error: unknown): boolean {
  const isTooSlow = asDatabaseFault(error)?.code === "QUERY_TIMEOUT";
  return error instanceof AppError || (isTooSlow && !isRecoveryConflict(error));
}

interface Replica {
  /** Null where it is not to be read from. */
  database(): PrismaClient | null;
  /** The answer, or a rejection as soon as the replica is lost. */
  unlessLost<Answer>(reading: Promise<Answer>): Promise<Answer>;
  noteFailure(database: PrismaClient, error: unknown): void;
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
    noteFailure(database, error) {
      if (database === current && asDatabaseFault(error)?.code === "UNAVAILABLE") {
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
