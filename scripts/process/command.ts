import { type SpawnOptions, spawn } from "node:child_process";

export type Outcome = { code: number; output: string };

// Runs a program to its end and answers its exit code with all that it said.
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
    // "exit" and not "close": the server that pg_ctl leaves behind keeps these pipes open.
    child.on("exit", (code) => resolve({ code: code ?? 1, output: output.trim() }));
  });
}
