import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { startProgram } from "../../scripts/process/child.ts";
import { onEnd } from "../../scripts/process/ending.ts";
import { findFreePort } from "../../scripts/process/port.ts";
import { type FaultyServer, startFaultyServer, untilAnswering } from "./faulty-server.ts";

export type Redis = FaultyServer;

// A Redis on loopback without persistence. It ends with this script.
export async function startRedis(settings: Record<string, string> = {}): Promise<Redis> {
  const folder = mkdtempSync(path.join(tmpdir(), "redis-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  onEnd(remove);
  const port = await findFreePort();
  return startFaultyServer({
    url: `redis://127.0.0.1:${port}`,
    port,
    run: () => startServer(folder, port, settings),
    endBy: "SIGTERM",
    tidyUp: remove,
  });
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
  await untilAnswering(
    child,
    () => answers(port),
    () => readFileSync(log, "utf8"),
  );
  return { child, pid: Number(readFileSync(pidFile, "utf8")) };
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
