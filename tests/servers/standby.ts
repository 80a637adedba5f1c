import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { type Account, findAccount } from "../../scripts/database/account.ts";
import { findBinaries } from "../../scripts/database/binaries.ts";
import { query } from "../../scripts/database/connection.ts";
import { type Place, placeIn, readPostmaster } from "../../scripts/database/server-files.ts";
import { startProgram } from "../../scripts/process/child.ts";
import { runCommand } from "../../scripts/process/command.ts";
import { onEnd } from "../../scripts/process/ending.ts";
import { findFreePort } from "../../scripts/process/port.ts";
import { type FaultyServer, startFaultyServer, untilAnswering } from "./faulty-server.ts";

export type Standby = FaultyServer;

type Settings = Record<string, string>;

const timeoutInMs = 60_000;
// PostgreSQL refuses to start a standby with less of these than its primary has.
const notBelowPrimary = [
  "max_connections",
  "max_worker_processes",
  "max_wal_senders",
  "max_prepared_transactions",
  "max_locks_per_transaction",
];

// Starts a hot standby by streaming replication from a server on this machine. It lies in a temporary folder,
// ends with this script, and has caught up when the promise resolves.
export async function startStandby(primaryUrl: string, settings: Settings = {}): Promise<Standby> {
  const folder = mkdtempSync(path.join(tmpdir(), "standby-"));
  const place = placeIn(folder);
  mkdirSync(place.directory);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  onEnd(remove);
  const binaries = await findBinaries();
  const account = await findAccount(binaries, place.directory, place.data);
  const slot = `standby_${randomBytes(6).toString("hex")}`;
  await query(primaryUrl, "SELECT pg_create_physical_replication_slot($1, true)", [slot]);
  await copyRunningServer(primaryUrl, place.data, account.own);
  await follow(primaryUrl, slot, place, account);

  const port = await findFreePort();
  const all = { ...(await settingsOf(primaryUrl)), ...settings, port: String(port) };
  const url = withPort(primaryUrl, port);
  const standby = await startFaultyServer({
    url,
    port,
    run: () => startServer({ place, account, binaries, settings: all, url }),
    endBy: "SIGQUIT",
    tidyUp: async () => {
      remove();
      // The slot would make the primary keep its log for ever.
      await query(primaryUrl, "SELECT pg_drop_replication_slot($1)", [slot]).catch(() => {});
    },
  });
  await untilCaughtUp(primaryUrl, url);
  return standby;
}

// Files that a base backup must leave out: PostgreSQL's manual, "Making a Base Backup".
const leftOut = ["postmaster.pid", "postmaster.opts", "standby.signal"];
const leftEmpty = ["pg_wal", "pg_replslot", "pg_dynshmem", "pg_notify", "pg_serial"];
const alsoEmpty = ["pg_snapshots", "pg_stat_tmp", "pg_subtrans"];

// Copies data files as pg_basebackup does, which the embedded PostgreSQL lacks. Needs the log from here on (a
// replication slot).
async function copyRunningServer(url: string, target: string, own: (file: string) => void) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query("SHOW data_directory");
    await client.query("SELECT pg_backup_start('standby', fast => true)");
    // A file may vanish during the copy; the log contains its removal.
    await runCommand("cp", ["-a", rows[0].data_directory, target]);
    const emptied = [...leftEmpty, ...alsoEmpty].flatMap((folder) =>
      readdirSync(path.join(target, folder)).map((name) => path.join(folder, name)),
    );
    for (const file of [...leftOut, ...emptied]) {
      rmSync(path.join(target, file), { recursive: true, force: true });
    }
    // In the same session, because PostgreSQL aborts the backup when the session ends.
    const stopped = await client.query(
      "SELECT labelfile FROM pg_backup_stop(wait_for_archive => false)",
    );
    write(path.join(target, "backup_label"), stopped.rows[0].labelfile, own);
  } finally {
    await client.end();
  }
}

function write(file: string, text: string, own: (file: string) => void) {
  writeFileSync(file, text, { mode: 0o600 });
  own(file);
}

async function follow(primaryUrl: string, slot: string, place: Place, account: Account) {
  const { hostname, port, username, password } = new URL(primaryUrl);
  const secret = decodeURIComponent(password).replaceAll(/[\\']/g, "\\$&");
  const conninfo = `host=${hostname} port=${port} user=${username} password='${secret}'`;
  const lines = [
    `primary_conninfo = '${conninfo.replaceAll("'", "''")}'`,
    `primary_slot_name = '${slot}'`,
    "hot_standby = on",
    "wal_retrieve_retry_interval = 200ms",
  ];
  const settingsFile = path.join(place.data, "postgresql.auto.conf");
  write(settingsFile, `${lines.join("\n")}\n`, account.own);
  write(path.join(place.data, "standby.signal"), "", account.own);
}

async function settingsOf(primaryUrl: string): Promise<Settings> {
  const rows = await query(
    primaryUrl,
    "SELECT name, setting FROM pg_settings WHERE name = ANY($1)",
    [notBelowPrimary],
  );
  return {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    timezone: "UTC",
    fsync: "off",
    ...Object.fromEntries(rows.map(({ name, setting }) => [name, setting])),
  };
}

type Run = {
  place: Place;
  account: Account;
  binaries: string;
  settings: Settings;
  url: string;
};

async function startServer({ place, account, binaries, settings, url }: Run) {
  rmSync(place.pidFile, { force: true });
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const postgres = path.join(binaries, "postgres");
  const [program, args] = account.command(postgres, ["-D", place.data, ...flags]);
  const child = startProgram(program, args, { env: process.env, log: place.log });
  await untilAnswering(
    child,
    () => isStandby(url),
    () => readFileSync(place.log, "utf8"),
  );
  const postmaster = readPostmaster(place);
  if (!postmaster) {
    throw new Error(`The standby has gone again; see ${place.log}.`);
  }
  return { child, pid: postmaster.pid };
}

function isStandby(url: string) {
  return query(url, "SELECT pg_is_in_recovery() AS yes").then(
    ([row]) => row?.yes === true,
    () => false,
  );
}

async function untilCaughtUp(primaryUrl: string, url: string) {
  const [{ lsn }] = await query(primaryUrl, "SELECT pg_current_wal_lsn()::text AS lsn");
  const deadline = Date.now() + timeoutInMs;
  const isThere = "SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS yes";
  while (!(await query(url, isThere, [lsn]))[0]?.yes) {
    if (Date.now() > deadline) {
      throw new Error("The standby does not catch up.");
    }
    await sleep(50);
  }
}

function withPort(url: string, port: number) {
  const own = new URL(url);
  own.port = String(port);
  return own.href;
}
