import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync } from "node:fs";
import path from "node:path";
import { afterAll } from "vitest";
import { query } from "@/scripts/database/connection";
import { migrate } from "@/scripts/database/migrations";
import { findFreePort } from "@/scripts/process/port";

// Must be imported before `tests/setup/database`. The system's pg_dump is older than the embedded server, so
// this uses the system's server.
const folder = mkdtempSync("/tmp/postgres-");
chmodSync(folder, 0o777);
const data = path.join(folder, "data");
const port = await findFreePort();
const address = `postgresql://postgres@127.0.0.1:${port}`;
const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;

asPostgres("initdb", "-D", data, "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync");
asPostgres("pg_ctl", "-D", data, "-w", "-o", settings, "-l", `${folder}/log`, "start");
afterAll(() => {
  asPostgres("pg_ctl", "-D", data, "-m", "immediate", "stop");
  execFileSync("rm", ["-r", folder]);
});
await query(`${address}/postgres`, "CREATE DATABASE lagerfund_template");
process.env.TEST_DATABASE_TEMPLATE_URL = `${address}/lagerfund_template`;
await migrate(process.env.TEST_DATABASE_TEMPLATE_URL);

function asPostgres(program: string, ...args: string[]): void {
  const [version = ""] = readdirSync("/usr/lib/postgresql").sort().reverse();
  const file = `/usr/lib/postgresql/${version}/bin/${program}`;
  execFileSync("runuser", ["-u", "postgres", "--", file, ...args], { stdio: "ignore", cwd: "/" });
}
