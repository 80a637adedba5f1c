import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { copyFile, readdir } from "node:fs/promises";
import path from "node:path";
import { Client } from "pg";

// What a copy of a running server must not have, or makes anew: PostgreSQL's manual, "Making a Base Backup".
const leftOut = new Set(["postmaster.pid", "postmaster.opts", "standby.signal"]);
const leftEmpty = new Set(["pg_wal", "pg_replslot", "pg_dynshmem", "pg_notify", "pg_serial"]);
const alsoEmpty = new Set(["pg_snapshots", "pg_stat_tmp", "pg_subtrans"]);

// Copies the data of a server that runs on this machine into `target`, as pg_basebackup would, which the embedded
// PostgreSQL lacks. Needs its log from here on (a replication slot) to become whole.
export async function copyRunningServer(url: string, target: string, own: (file: string) => void) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query("SHOW data_directory");
    await client.query("SELECT pg_backup_start('standby', fast => true)");
    await copyFolder(rows[0].data_directory, target, own);
    // In the same session: PostgreSQL would give the backup up with it.
    const stopped = await client.query(
      "SELECT labelfile FROM pg_backup_stop(wait_for_archive => false)",
    );
    write(path.join(target, "backup_label"), stopped.rows[0].labelfile, own);
  } finally {
    await client.end();
  }
}

// Writes a file of a server that is not running.
export function write(file: string, text: string, own: (file: string) => void) {
  writeFileSync(file, text, { mode: 0o600 });
  own(file);
}

async function copyFolder(source: string, target: string, own: (file: string) => void) {
  mkdirSync(target, { mode: 0o700 });
  own(target);
  for (const entry of await readdir(source, { withFileTypes: true })) {
    const [from, to] = [path.join(source, entry.name), path.join(target, entry.name)];
    if (entry.isDirectory()) {
      await copyFolder(from, to, own).catch(unlessGone);
    } else if (entry.isFile() && !isLeftOut(source, entry.name)) {
      await copyFile(from, to).then(() => claim(to, own), unlessGone);
    }
  }
}

function claim(file: string, own: (file: string) => void) {
  chmodSync(file, 0o600);
  own(file);
}

function isLeftOut(folder: string, name: string) {
  const place = path.basename(folder);
  // Also the folders inside pg_wal hold nothing that the copy wants.
  const isEmpty = leftEmpty.has(place) || alsoEmpty.has(place) || place === "archive_status";
  return isEmpty || leftOut.has(name) || name.startsWith("pgsql_tmp");
}

// A running server drops tables; its log says so to the copy.
function unlessGone(error: NodeJS.ErrnoException) {
  if (error.code !== "ENOENT") {
    throw error;
  }
}
