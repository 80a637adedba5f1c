import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";

export type LockKey = readonly [number, number];

const lookEveryInMs = 500;

// Does `work` while this process holds the lock of `key`, alone. It is let go when the connection ends, however that comes
// about. Whoever comes second waits; `tell` is called once then. Throws when it is not free within `patienceInMs`.
export async function inTurn<Answer>(
  url: string,
  { key, patienceInMs, tell }: { key: LockKey; patienceInMs: number; tell: () => void },
  work: () => Promise<Answer>,
): Promise<Answer> {
  const holder = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  holder.on("error", () => {}); // a server that goes away fails the work itself
  await holder.connect();
  try {
    await holder.query("SET idle_session_timeout = 0");
    await takeLock(holder, key, Date.now() + patienceInMs, tell);
    return await work();
  } finally {
    await holder.end();
  }
}

async function takeLock(holder: Client, key: LockKey, deadline: number, tell: () => void) {
  const isMine = async () => {
    const { rows } = await holder.query("SELECT pg_try_advisory_lock($1, $2) AS mine", [...key]);
    return rows[0].mine as boolean;
  };
  if (await isMine()) {
    return;
  }
  tell();
  while (Date.now() < deadline) {
    await sleep(lookEveryInMs);
    if (await isMine()) {
      return;
    }
  }
  throw new Error("Another migration, or a backup, is still at work on this database.");
}
