import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { applicationEnvironment } from "../../../scripts/app/environment.ts";
import { heapBound, program } from "../../../scripts/app/server.ts";
import {
  type Child,
  repositoryRoot,
  startChild,
  startProgram,
} from "../../../scripts/process/child.ts";
import { onEnd } from "../../../scripts/process/ending.ts";
import { findFreePort } from "../../../scripts/process/port.ts";
import { lastLines, step } from "../../../scripts/process/steps.ts";
import { childOf } from "../../servers/instance.ts";
import { measuringRoutes } from "./measuring-routes.ts";

export interface Served {
  origin: string;
  pid: number;
  stop: () => Promise<unknown>;
}

/** The production build with the comparison routes, over a filled database. */
export async function serveApplication(databaseUrl: string): Promise<Served> {
  const directory = mkdtempSync(path.join(tmpdir(), "lagerfund-bench-"));
  onEnd(() => rmSync(directory, { recursive: true, force: true }));
  await step("Copy of the checkout", async () => makeMeasuredCheckout(directory));
  const port = await findFreePort();
  const dataDir = path.join(directory, ".data");
  const wishes = { mode: "demo", databaseUrl, port, dataDir } as const;
  // Otherwise the limits would soon refuse this client.
  const env = { ...applicationEnvironment(wishes), RATE_LIMITS: "off" };
  const log = path.join(directory, "bench.log");
  const options = { env, log, cwd: directory };
  const bounded = { ...env, NODE_OPTIONS: "--max-old-space-size=2048" };
  const build = () => startProgram("npm", ["run", "build"], { ...options, env: bounded }).exited;
  if ((await step("Production build", build)) !== 0) {
    throw new Error(`The build failed:\n${lastLines(log, 40)}`);
  }
  return whenAnswering(startChild([heapBound, program], options), `http://localhost:${port}`, log);
}

export async function serveNothing(): Promise<Served> {
  const port = await findFreePort();
  const script = `require("node:http").createServer((_, response) => {
    response.setHeader("Content-Type", "application/json");
    response.end('{"ok":true}');
  }).listen(${port}, "127.0.0.1")`;
  const server = startChild(["-e", script], { env: process.env });
  return whenAnswering(server, `http://127.0.0.1:${port}`);
}

function makeMeasuredCheckout(directory: string): void {
  copyCheckedOutFiles(directory);
  const generated = "lib/db/generated";
  cpSync(path.join(repositoryRoot, generated), path.join(directory, generated), {
    recursive: true,
  });
  const args = [`${repositoryRoot}/node_modules/.`, `${directory}/node_modules`];
  try {
    // Hard links are free, and unlike a symbolic link they keep React's modules inside the copy.
    execFileSync("cp", ["-al", ...args], { stdio: "ignore" });
  } catch {
    execFileSync("cp", ["-a", ...args]);
  }
  for (const [file, source] of Object.entries(measuringRoutes)) {
    const place = path.join(directory, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, source);
  }
}

/** Files that git tracks or would add. A symbolic link out of the copy would stop the build. */
export function copyCheckedOutFiles(directory: string): void {
  mkdirSync(directory, { recursive: true });
  // git also lists deleted files that are not committed.
  const copy = `git ls-files -co --exclude-standard -z |
    tar --create --null --files-from - --ignore-failed-read | tar --extract --directory "$0"`;
  execFileSync("bash", ["-c", copy, directory], { cwd: repositoryRoot, stdio: "pipe" });
}

async function whenAnswering(server: Child, origin: string, log?: string): Promise<Served> {
  const deadline = Date.now() + 60_000;
  const answers = () => fetch(origin).then(async (response) => response.ok && response.text());
  while (!(await answers().catch(() => false))) {
    if (Date.now() > deadline) {
      throw new Error(`${origin} does not answer:\n${log ? lastLines(log) : ""}`);
    }
    await sleep(100);
  }
  return { origin, pid: childOf(server), stop: server.stop };
}
