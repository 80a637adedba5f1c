import { appendFileSync, writeFileSync } from "node:fs";
import { startProgram } from "../../scripts/process/child.ts";

export type Scan = { title: string; report: string; findings: string[]; isWhole: boolean };

export async function runScanner(
  program: string,
  args: string[],
  { log, seconds }: { log: string; seconds: number },
): Promise<boolean> {
  writeFileSync(log, `${program} ${args.join(" ")}\n\n`);
  const scanner = startProgram(program, args, { env: process.env, log });
  const limit = setTimeout(() => {
    appendFileSync(log, `\nEnded after ${seconds} s.\n`);
    void scanner.stop();
  }, seconds * 1000);
  const code = await scanner.exited;
  clearTimeout(limit);
  return code === 0;
}
