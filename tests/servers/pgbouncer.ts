import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { query } from "../../scripts/database/connection.ts";
import { repositoryRoot, startProgram } from "../../scripts/process/child.ts";
import { onEnd } from "../../scripts/process/ending.ts";
import { findFreePort } from "../../scripts/process/port.ts";
import { lastLines } from "../../scripts/process/steps.ts";
import { isAccepting, untilAnswering } from "./faulty-server.ts";
import { replacing } from "./replacing.ts";

export type Pgbouncer = { url: string; stop: () => Promise<unknown> };

const documents = path.join(repositoryRoot, "docs");

export async function startPgbouncer(databaseUrl: string): Promise<Pgbouncer> {
  const { username, password, hostname, port: databasePort, pathname } = new URL(databaseUrl);
  const settings = readFileSync(path.join(documents, "pgbouncer.sql"), "utf8");
  await query(databaseUrl, settings.replaceAll("ROLE lagerfund", `ROLE "${username}"`));
  const folder = mkdtempSync(path.join(tmpdir(), "pgbouncer-"));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  const port = await findFreePort();
  const database = [
    `host=${hostname} port=${databasePort} dbname=${pathname.slice(1)}`,
    `user=${username} password=${decodeURIComponent(password)}`,
  ].join(" ");
  const ini = replacing("docs/pgbouncer.ini", [
    [/lagerfund = host=.*/, `lagerfund = ${database}`],
    [/listen_port = \d+/, `listen_port = ${port}`],
    [/auth_type = .*\nauth_file = .*/, "auth_type = any"],
    [/logfile = .*/, ""],
  ]);
  const file = path.join(folder, "pgbouncer.ini");
  writeFileSync(file, ini);
  const log = path.join(folder, "log");
  // pgbouncer refuses to run as root.
  const program = startProgram("pgbouncer", ["-u", "nobody", file], { env: process.env, log });
  await untilAnswering(
    program,
    () => isAccepting(port),
    () => lastLines(log),
  );
  return { url: `postgresql://${username}@127.0.0.1:${port}/lagerfund`, stop: program.stop };
}
