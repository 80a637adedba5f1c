import "server-only";
import { db } from "./client";
import { backupLock } from "./lock-keys";

/**
 * Whether a backup is copying files at this moment, or waits to begin. Ask after the commit that made an object nobody's:
 * where none is, every later snapshot is without the object's row.
 */
export async function isBackupRunning(): Promise<boolean> {
  const [space, number] = backupLock;
  const [row] = await db().$queryRaw<{ isFree: boolean }[]>`
    SELECT pg_try_advisory_xact_lock_shared(${space}::int, ${number}::int) AS "isFree"`;
  return row?.isFree !== true;
}
