import { spawn } from "node:child_process";
import { once } from "node:events";
import { program } from "@/scripts/app/server";
import { findFreePort } from "@/scripts/process/port";
import { expect } from "./test";

export interface OwnServer {
  url: string;
  port: number;
  signal: (name: NodeJS.Signals) => void;
  /** The exit code after the end; null when a signal ended it. */
  ended: Promise<number | null>;
  /** Sends SIGTERM and waits for the end. */
  end: () => Promise<number | null>;
  said: () => string;
}

/** Runs a second server of the same build while `use` runs; `differences` change its environment. */
export async function withServer(
  differences: Record<string, string>,
  use: (server: OwnServer) => Promise<void>,
): Promise<void> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, ...differences, PORT: String(port) };
  const server = spawn(process.execPath, [program], { env, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      said += text;
    });
  }
  const ended = once(server, "exit").then(([code]) => code as number | null);
  const signal = (name: NodeJS.Signals) => void server.kill(name);
  const end = () => {
    signal("SIGTERM");
    return ended;
  };
  try {
    const status = () =>
      fetch(`${url}/robots.txt`).then(
        (answer) => answer.status,
        () => "not yet",
      );
    await expect.poll(status, { timeout: 60_000 }).toBe(200);
    await use({ url, port, signal, ended, end, said: () => said });
  } finally {
    server.kill("SIGKILL");
  }
}
