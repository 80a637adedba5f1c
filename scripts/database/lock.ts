import { chmodSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

// A lock that the kernel lets go when its holder dies, however it dies: SQLite's lock on a file.
// Answers undefined when another process holds it; keep the answer for as long as you want the lock.
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
