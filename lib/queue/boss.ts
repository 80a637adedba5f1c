import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { type Db, fromPrisma, PgBoss } from "pg-boss";
import { type Database, databasePool } from "@/lib/db/client";
import { reportQueueError } from "./report-queue-error";

const holder = globalThis as { lagerfundBoss?: Boss };

interface Boss {
  pgBoss: PgBoss;
  transaction: AsyncLocalStorage<Db>;
}

export function boss(): PgBoss {
  holder.lagerfundBoss ??= connect();
  return holder.lagerfundBoss.pgBoss;
}

export function withTransaction<Answer>(tx: Database, work: (boss: PgBoss) => Promise<Answer>) {
  holder.lagerfundBoss ??= connect();
  const { pgBoss, transaction } = holder.lagerfundBoss;
  return transaction.run(fromPrisma(tx), () => work(pgBoss));
}

function connect(): Boss {
  const transaction = new AsyncLocalStorage<Db>();
  const pool: Db = { executeSql: (text, values) => databasePool().query(text, values) };
  const pgBoss = new PgBoss({
    db: { executeSql: (...query) => (transaction.getStore() ?? pool).executeSql(...query) },
    // Our migrations create the schema.
    migrate: false,
    reindex: false,
    // `requestJob` schedules recurring work.
    schedule: false,
    flowIntervalSeconds: 3_600,
  });
  pgBoss.on("error", reportQueueError);
  pgBoss.on("warning", reportQueueError);
  return { pgBoss, transaction };
}
