import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Child, startProgram } from "../process/child.ts";
import { onEnd } from "../process/ending.ts";
import { signalFamily } from "../process/family.ts";
import { findFreePort } from "../process/port.ts";
import type { FaultyServer } from "./faulty-server.ts";

// Comes back with nothing in it.
export type Redis = FaultyServer;

const patienceInMs = 10_000;

// A Redis on loopback that keeps nothing on the disk. It ends with this script.
export async function startRedis(settings: Record<string, string> = {}): Promise<Redis> {
  const folder = mkdtempSync(path.join(tmpdir(), "redis-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  onEnd(remove);
  const port = await findFreePort();
  const run = () => startServer(folder, port, settings);
  let server = await run();
  const signal = (name: NodeJS.Signals) => signalFamily(server.pid, name);
  const end = async (name: NodeJS.Signals) => {
    signal(name);
    signal("SIGCONT");
    await server.child.exited;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    kill: () => end("SIGKILL"),
    restart: async () => {
      server = await run();
    },
    pause: () => signal("SIGSTOP"),
    resume: () => signal("SIGCONT"),
    stop: async () => {
      await end("SIGTERM");
      remove();
    },
  };
}

async function startServer(folder: string, port: number, settings: Record<string, string>) {
  const pidFile = path.join(folder, "pid");
  rmSync(pidFile, { force: true });
  const all: Record<string, string> = {
    bind: "127.0.0.1",
    port: String(port),
    dir: folder,
    pidfile: pidFile,
    save: "",
    appendonly: "no",
    ...settings,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => [`--${name}`, value]);
  const log = path.join(folder, "log");
  const child = startProgram("redis-server", flags, { env: process.env, log });
  await untilAnswering(port, child, log);
  return { child, pid: Number(readFileSync(pidFile, "utf8")) };
}

async function untilAnswering(port: number, child: Child, log: string) {
  let hasEnded = false;
  void child.exited.then(() => {
    hasEnded = true;
  });
  const deadline = Date.now() + patienceInMs;
  while (!(await answers(port))) {
    if (hasEnded || Date.now() > deadline) {
      throw new Error(`Redis does not start:\n${readFileSync(log, "utf8")}`);
    }
    await sleep(50);
  }
}

function answers(port: number) {
  return new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write("PING\r\n"));
    socket.setTimeout(1_000, () => socket.destroy());
    socket.on("error", () => {});
    socket.once("close", () => resolve(false));
    socket.once("data", (text) => {
      resolve(String(text).startsWith("+PONG"));
      socket.destroy();
    });
  });
}
