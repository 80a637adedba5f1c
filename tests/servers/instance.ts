import { readFileSync } from "node:fs";
import { startServer } from "../../scripts/app/server.ts";
import type { Child } from "../../scripts/process/child.ts";

export type Instance = {
  port: number;
  // what it says, appended over all its lives
  log: string;
  // of server.ts itself, while it lives
  pid: () => number;
  // SIGTERM, as systemd and every container runtime send it; answers the exit code and how long it took
  stop: () => Promise<{ code: number; inMs: number }>;
  kill: () => Promise<void>;
  // again on the same port, once it has ended; what it is told anew it keeps
  start: (changes?: Record<string, string>) => Promise<void>;
};

// One server of several over one database, on a port of its own. It ends with this script.
export async function startInstance(
  env: NodeJS.ProcessEnv,
  port: number,
  log: string,
): Promise<Instance> {
  const told: NodeJS.ProcessEnv = { ...env, PORT: String(port) };
  let server = await startServer(told, log);

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
      server = await startServer(Object.assign(told, changes), log);
    },
  };
}

// What the tether (scripts/process/tether.ts) has started: a signal to itself would end with SIGKILL after 4 s.
export function childOf({ pid }: Pick<Child, "pid">) {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ");
  if (!child) {
    throw new Error("The server has ended already.");
  }
  return Number(child);
}
