import { spawn } from "node:child_process";
import { once } from "node:events";
import { findFreePort } from "@/scripts/process/port";
import { expect } from "./test";

interface OwnServer {
  url: string;
  /** Tells it to end, and waits until it has. */
  end: () => Promise<unknown>;
}

/** A second server of the same build, in the environment of the first but for `differences`, while `use` goes on. */
export async function withServer(
  differences: Record<string, string>,
  use: (server: OwnServer) => Promise<void>,
): Promise<void> {
  const port = String(await findFreePort());
  const program = ["node_modules/next/dist/bin/next", "start", "-p", port];
  const url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, ...differences, PORT: port };
  const server = spawn(process.execPath, program, { env, stdio: "ignore" });
  const ended = once(server, "exit");
  const status = () =>
    fetch(`${url}/robots.txt`).then(
      (answer) => answer.status,
      () => "not yet",
    );
  try {
    await expect.poll(status, { timeout: 60_000 }).toBe(200);
    await use({
      url,
      end: () => {
        server.kill("SIGTERM");
        return ended;
      },
    });
  } finally {
    server.kill("SIGKILL");
  }
}
