import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "../process/port.ts";
import { type Account, findAccount } from "./account.ts";
import { findBinaries } from "./binaries.ts";
import { databaseUser, findServer, query, urlOf } from "./connection.ts";
import { type Place, readPostmaster } from "./server-files.ts";

export type Server = { pid: number; port: number; stop: () => Promise<void> };
export type Settings = Record<string, string>;

const answerTimeoutInMs = 30_000;
const alwaysSet: Settings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  timezone: "UTC",
  log_timezone: "UTC",
};

// The caller holds the lock. `port` keeps a known address.
export async function startServer(
  place: Place,
  settings: Settings = {},
  port?: number,
): Promise<Server> {
  const binaries = await findBinaries();
  const account = await findAccount(binaries, place.directory, place.data);
  const program = (name: string, args: string[]) => account.run(path.join(binaries, name), args);
  const control = (...args: string[]) => program("pg_ctl", ["-D", place.data, "-w", ...args]);
  const stop = async () => void (await control("-m", "fast", "-t", "20", "stop"));

  if (!existsSync(path.join(place.data, "PG_VERSION"))) {
    await initialise(place, account, program);
  }
  const orphan = await findServer(place);
  if (orphan) {
    return { ...orphan, stop };
  }
  await clearRemains(place, () => control("-m", "immediate", "-t", "10", "stop"));
  await start(place, { ...alwaysSet, ...settings }, control, port);
  const server = await untilAnswering(place);
  await ensureDatabase(place, server.port);
  return { ...server, stop };
}

type Run = (...args: string[]) => Promise<{ code: number; output: string }>;

async function initialise(place: Place, account: Account, program: Program) {
  const fresh = `${place.data}.new`;
  rmSync(fresh, { recursive: true, force: true });
  writeFileSync(place.password, randomBytes(18).toString("base64url"), { mode: 0o600 });
  account.own(place.password);
  const login = ["-U", databaseUser, "-A", "scram-sha-256", `--pwfile=${place.password}`];
  const locale = [
    "-E",
    "UTF8",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--locale=C",
  ];
  const quick = ["--no-sync", "--no-instructions"];
  const { code, output } = await program("initdb", ["-D", fresh, ...login, ...locale, ...quick]);
  if (code !== 0) {
    throw new Error(`PostgreSQL's initdb failed:\n${output}`);
  }
  renameSync(fresh, place.data);
}

type Program = (name: string, args: string[]) => Promise<{ code: number; output: string }>;

// After kill -9 the pid file remains, and its number may belong to another process.
async function clearRemains(place: Place, stopAtOnce: () => Promise<unknown>) {
  const postmaster = readPostmaster(place);
  if (!postmaster) {
    return;
  }
  if (isPostmaster(postmaster.pid, place)) {
    await stopAtOnce();
  } else {
    rmSync(place.pidFile, { force: true });
  }
}

function isPostmaster(pid: number, place: Place) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(place.data);
  } catch {
    return process.platform !== "linux"; // PostgreSQL checks this itself.
  }
}

// Another program may take the port, and a killed server's backends hold shared memory briefly.
async function start(place: Place, settings: Settings, control: Run, wantedPort?: number) {
  for (let tries = 0; ; tries++) {
    const port = String(wantedPort ?? (await findFreePort()));
    const flags = Object.entries({ port, ...settings })
      .map(([name, value]) => `-c ${name}='${value}'`)
      .join(" ");
    const { code, output } = await control("-t", "60", "-l", place.log, "-o", flags, "start");
    if (code === 0) {
      return;
    }
    if (tries === 9) {
      throw new Error(`PostgreSQL does not start:\n${output}\nSee ${place.log}.`);
    }
    await sleep(500);
  }
}

async function untilAnswering(place: Place) {
  const deadline = Date.now() + answerTimeoutInMs;
  while (Date.now() < deadline) {
    const server = await findServer(place);
    if (server) return server;
    await sleep(200);
  }
  throw new Error(`PostgreSQL started but does not answer; see ${place.log}.`);
}

async function ensureDatabase(place: Place, port: number) {
  const admin = urlOf(place, port, "postgres");
  const found = await query(admin, "SELECT FROM pg_database WHERE datname = 'lagerfund'");
  if (!found.length) {
    await query(admin, "CREATE DATABASE lagerfund");
  }
}
