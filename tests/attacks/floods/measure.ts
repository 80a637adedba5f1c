import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { type RequestOptions, request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Flood, FloodReport } from "./flood.ts";

const client = fileURLToPath(new URL("client.ts", import.meta.url));
const calmAfterInMs = 5_000;

export interface Attacked {
  port: number;
  /** Of the server itself. */
  pid: number;
  /** What the flood asks for. */
  path: string;
  /** Of a visitor, out of the cache. */
  page: string;
  /** Refused or not, it is the same work. */
  login: { email: string; password: string };
}

export interface MeasuredFlood {
  name: string;
  report: FloodReport;
  /** The longest wait in ms from another address; null where something was shed. */
  during: Waits;
  /** The same 5 s after its end. */
  after: Waits;
  /** What the server held before, and at most, in MB. */
  memory: { before: number; most: number };
}

export type Waits = Record<"health" | "login" | "page", number | null>;

/** Floods a server from one address, and asks from another how it is meanwhile. */
export async function measureFlood(
  { port, pid, path, page, login }: Attacked,
  flood: Flood,
  addresses: { attacker: string; visitor: string },
): Promise<MeasuredFlood> {
  const ask = asker(port, addresses.visitor);
  const looks = {
    health: () => ask({ path: "/healthz" }),
    page: () => ask({ path: page, headers: { accept: "text/html" } }),
    login: () => ask(loginBy(), JSON.stringify(login)),
  };
  let isOver = false;
  const before = memoryOf(pid);
  let most = before;
  const watched = watch();
  const ended = spawned({ ...flood, port, path, from: addresses.attacker });
  const during = lookOn();
  const report = await ended;
  isOver = true;
  const waits = await during;
  await sleep(calmAfterInMs);
  const after = {
    health: await looks.health(),
    page: await looks.page(),
    login: await looks.login(),
  };
  most = Math.max(most, memoryOf(pid));
  await watched;
  return { name: flood.name, report, during: waits, after, memory: { before, most } };

  async function lookOn(): Promise<Waits> {
    const [health, login, page] = await Promise.all([
      longest(looks.health, 50),
      longest(looks.login, 1_000),
      longest(looks.page, 200),
    ]);
    return { health, login, page };
  }

  async function longest(look: () => Promise<number | null>, pauseInMs: number) {
    let most: number | null = 0;
    do {
      await sleep(pauseInMs);
      const wait = await look();
      most = wait === null || most === null ? null : Math.max(most, wait);
    } while (!isOver);
    return most;
  }

  async function watch(): Promise<void> {
    while (!isOver) {
      most = Math.max(most, memoryOf(pid));
      await sleep(50);
    }
  }
}

function loginBy(): RequestOptions {
  const headers = { "content-type": "application/json" };
  return { path: "/auth/email/login", method: "POST", headers };
}

/** Asks on a connection of its own, and answers how long that took; null where it was shed, or not answered at all. */
function asker(port: number, localAddress: string) {
  return (options: RequestOptions, body?: string): Promise<number | null> => {
    const startedAt = performance.now();
    const { promise, resolve } = Promise.withResolvers<number | null>();
    const where = { host: "127.0.0.1", port, localAddress, agent: false };
    request({ ...where, ...options }, async (response) => {
      await text(response);
      const { statusCode = 503 } = response;
      resolve(statusCode < 429 ? performance.now() - startedAt : null);
    })
      .on("error", () => resolve(null))
      .end(body);
    return promise;
  };
}

async function spawned(order: object): Promise<FloodReport> {
  const stdio = ["ignore", "pipe", "inherit"] as const;
  const child = spawn(process.execPath, [client, JSON.stringify(order)], { stdio: [...stdio] });
  return JSON.parse(await text(child.stdout));
}

/** In MB. */
function memoryOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}
