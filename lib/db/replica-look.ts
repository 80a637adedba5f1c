import "server-only";
import pg from "pg";
import { databasePool } from "./client";

const patienceInMs = 1_000;
const lateAfterInMs = 10_000;

/**
 * Looks at a replica over connections of its own. Each look answers why it cannot be read from at the moment, null where it
 * can, and is through in about three seconds, whatever hangs.
 */
export function makeLook(replicaUrl: string): () => Promise<Error | null> {
  const lateness = makeLateness(lateAfterInMs);

  return async function look() {
    const written = await positionOfPrimary();
    if (written) {
      lateness.note(written, performance.now());
    }
    try {
      const { isStandby, replayed } = await askReplica(replicaUrl);
      if (!isStandby) {
        return new Error("it is no standby");
      }
      return lateness.isLate(replayed, performance.now()) ? new Error("it is late by 10 s") : null;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  };
}

/** Null where the primary does not say: then the replica is compared with what it said last. */
async function positionOfPrimary(): Promise<string | null> {
  const asked = databasePool()
    .query("SELECT pg_current_wal_lsn()::text AS position")
    .then(({ rows }): string => rows[0].position)
    .catch(() => null);
  const { promise: patience, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, patienceInMs, null).unref();
  const answer = await Promise.race([asked, patience]);
  clearTimeout(timer);
  return answer;
}

async function askReplica(url: string): Promise<{ isStandby: boolean; replayed: string }> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patienceInMs,
    query_timeout: patienceInMs,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query(`SELECT pg_is_in_recovery() AS "isStandby",
      coalesce(pg_last_wal_replay_lsn(), '0/0')::text AS replayed`);
    return rows[0];
  } finally {
    void client.end().catch(() => {});
  }
}

/** A place in PostgreSQL's log, as `16/B374D848`: bytes since the server's beginning. */
export function bytesAt(position: string): bigint {
  const [high = "", low = ""] = position.split("/");
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/**
 * Whether a replica is late: it has not replayed what the primary had written `lateAfterInMs` ago. Needs no clock but this
 * process's own, and a primary that writes nothing makes nobody late. Looks in the order of time; as long as none of them
 * is so old the replica has to be level with the latest.
 */
export function makeLateness(lateAfterInMs: number) {
  let looks: { atInMs: number; written: bigint }[] = [];

  return {
    /** What the primary had written at that moment. */
    note(written: string, atInMs: number): void {
      const recent = looks.findIndex((look) => look.atInMs > atInMs - lateAfterInMs);
      // The last one before that is what the replica is to have reached by now.
      looks = looks.slice(Math.max(0, (recent === -1 ? looks.length : recent) - 1));
      looks.push({ atInMs, written: bytesAt(written) });
    },
    isLate(replayed: string, atInMs: number): boolean {
      const due = looks.findLast((look) => look.atInMs <= atInMs - lateAfterInMs) ?? looks.at(-1);
      return due !== undefined && bytesAt(replayed) < due.written;
    },
  };
}
