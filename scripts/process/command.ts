import { type SpawnOptions, spawn } from "node:child_process";

export type Outcome = { code: number; output: string };

export function runCommand(file: string, args: string[], options: SpawnOptions = {}) {
  return new Promise<Outcome>((resolve, reject) => {
    const child = spawn(file, args, { cwd: "/", ...options, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const collect = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout?.on("data", collect);
    child.stderr?.on("data", collect);
    child.on("error", reject);
    // Not "close": the server that pg_ctl starts keeps the pipes open.
    child.on("exit", (code) => resolve({ code: code ?? 1, output: output.trim() }));
  });
}
