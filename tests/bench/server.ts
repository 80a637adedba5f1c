import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { applicationEnvironment } from "../../scripts/app/environment.ts";
import { heapBound, program } from "../../scripts/app/server.ts";
import { type Child, startChild, startProgram } from "../../scripts/process/child.ts";
import { onEnd } from "../../scripts/process/ending.ts";
import { findFreePort } from "../../scripts/process/port.ts";
import { lastLines, step } from "../../scripts/process/steps.ts";
import { makeMeasuredCheckout } from "./measured-checkout.ts";

export interface Served {
  origin: string;
  pid: number;
  stop: () => Promise<void>;
}

/** The product in production, with the measuring routes beside its own, over a database that is filled already. */
export async function serveApplication(databaseUrl: string): Promise<Served> {
  const directory = mkdtempSync(path.join(tmpdir(), "lagerfund-bench-"));
  const remove = () => rmSync(directory, { recursive: true, force: true });
  onEnd(remove);
  await step("Copy of the checkout", async () => makeMeasuredCheckout(directory));
  const port = await findFreePort();
  const dataDir = path.join(directory, ".data");
  const wishes = { mode: "demo", databaseUrl, port, dataDir } as const;
  // Otherwise this very client would soon be refused.
  const env = { ...applicationEnvironment(wishes), RATE_LIMITS: "off" };
  const log = path.join(directory, "bench.log");
  const options = { env, log, cwd: directory };
  const bounded = { ...env, NODE_OPTIONS: "--max-old-space-size=2048" };
  const build = () => startProgram("npm", ["run", "build"], { ...options, env: bounded }).exited;
  if ((await step("Production build", build)) !== 0) {
    throw new Error(`The build failed:\n${lastLines(log, 40)}`);
  }
  const server = startChild([heapBound, program], options);
  const served = await whenAnswering(server, `http://localhost:${port}`, log);
  return { ...served, stop: () => served.stop().then(remove) };
}

/** A bare `node:http` server. */
export async function serveNothing(): Promise<Served> {
  const port = await findFreePort();
  const script = fileURLToPath(new URL("pages/bare-server.ts", import.meta.url));
  const server = startChild([script, String(port)], { env: process.env });
  return whenAnswering(server, `http://127.0.0.1:${port}`);
}

async function whenAnswering(server: Child, origin: string, log?: string): Promise<Served> {
  const deadline = Date.now() + 60_000;
  while (!(await answers(origin))) {
    if (Date.now() > deadline) {
      throw new Error(`${origin} does not answer:\n${log ? lastLines(log) : ""}`);
    }
    await sleep(100);
  }
  return { origin, pid: server.pid ?? 0, stop: async () => void (await server.stop()) };
}

async function answers(origin: string): Promise<boolean> {
  try {
    const response = await fetch(origin);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
