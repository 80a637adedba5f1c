import { spawn } from "node:child_process";
import { once } from "node:events";
import { program } from "@/scripts/app/server";
import { findFreePort } from "@/scripts/process/port";
import { expect } from "./test";

export interface OwnServer {
  url: string;
  port: number;
  /** Sends a signal, and waits for nothing. */
  signal: (name: NodeJS.Signals) => void;
  /** The exit code, once it has ended; null where a signal has ended it. */
  ended: Promise<number | null>;
  /** Tells it to end, and waits until it has. */
  end: () => Promise<number | null>;
  /** All that it has said so far. */
  said: () => string;
}

/** A second server of the same build, in the environment of the first but for `differences`, while `use` goes on. */
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
