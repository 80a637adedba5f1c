import { chmodSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

// SQLite's file lock, which the kernel releases when the process dies. Undefined when held
// elsewhere; keep the returned object.
export function takeLock(file: string) {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
    chmodSync(file, 0o600);
    return lock;
  } catch (error) {
    lock.close();
    if (/locked|busy/i.test(String(error))) {
      return undefined;
    }
    throw error;
  }
}
