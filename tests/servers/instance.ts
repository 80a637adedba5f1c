import { readFileSync } from "node:fs";
import { startServer } from "../../scripts/app/server.ts";
import type { Child } from "../../scripts/process/child.ts";

export type Instance = {
  port: number;
  log: string;
  pid: () => number;
  // SIGTERM, as systemd and container runtimes send it; answers exit code and duration
  stop: () => Promise<{ code: number; inMs: number }>;
  kill: () => Promise<void>;
  start: (changes?: Record<string, string>) => Promise<void>;
};

// One of several servers over one database. It ends with this script.
export async function startInstance(
  env: NodeJS.ProcessEnv,
  port: number,
  log: string,
): Promise<Instance> {
  const environment: NodeJS.ProcessEnv = { ...env, PORT: String(port) };
  let server = await startServer(environment, log);

  async function end(signal: "SIGTERM" | "SIGKILL") {
    const startedAt = performance.now();
    process.kill(childOf(server), signal);
    const code = await server.exited;
    return { code, inMs: performance.now() - startedAt };
  }

  return {
    port,
    log,
    pid: () => childOf(server),
    stop: () => end("SIGTERM"),
    kill: async () => void (await end("SIGKILL")),
    start: async (changes = {}) => {
      server = await startServer(Object.assign(environment, changes), log);
    },
  };
}

// The child of the tether (scripts/process/tether.ts), which itself would send SIGKILL after 4 s.
export function childOf({ pid }: Pick<Child, "pid">) {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ");
  if (!child) {
    throw new Error("The server has ended already.");
  }
  return Number(child);
}
