import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { onEnd } from "./ending.ts";

export type ChildOptions = {
  env: NodeJS.ProcessEnv;
  // Defaults to the terminal.
  log?: string;
  // Defaults to the repository.
  cwd?: string;
};

export type Child = { pid?: number; exited: Promise<number>; stop: () => Promise<unknown> };

export const repositoryRoot = fileURLToPath(new URL("../../", import.meta.url));
const tether = fileURLToPath(new URL("tether.ts", import.meta.url));

// Also ends with this process.
export function startChild(args: string[], options: ChildOptions): Child {
  return startProgram(process.execPath, args, options);
}

export function startProgram(program: string, args: string[], options: ChildOptions): Child {
  const { env, log, cwd = repositoryRoot } = options;
  const output = log ? openSync(log, "a", 0o600) : "inherit";
  const child = spawn(process.execPath, [tether, program, ...args], {
    cwd,
    detached: true,
    env,
    stdio: ["pipe", output, output],
  });
  if (typeof output === "number") {
    closeSync(output);
  }
  const exited = exitOf(child);
  const stop = () => {
    child.stdin?.destroy();
    return exited;
  };
  onEnd(stop);
  return { pid: child.pid, exited, stop };
}

export function runChild(args: string[], options: ChildOptions) {
  return startChild(args, options).exited;
}

function exitOf(child: ChildProcess) {
  return new Promise<number>((resolve) => {
    child.on("error", () => resolve(1));
    child.on("exit", (code) => resolve(code ?? 1));
  });
}
