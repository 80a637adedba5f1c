import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import { text } from "node:stream/consumers";

export async function startDrainProcess(): Promise<ChildProcessByStdio<Writable, Readable, null>> {
  const program = ["--import", "tsx", "tests/setup/drain-process.ts"];
  const child = spawn(process.execPath, program, { stdio: ["pipe", "pipe", "inherit"] });
  await once(child.stdout, "data");
  return child;
}

export async function drainThere({ stdin, stdout }: { stdin: Writable; stdout: Readable }) {
  stdin.write("go");
  return Number(await text(stdout));
}
