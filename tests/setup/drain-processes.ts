import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import { text } from "node:stream/consumers";

/** A process (`drain-process.ts`) that has loaded what it needs, and waits to be told to begin. */
export async function startDrainProcess(): Promise<ChildProcessByStdio<Writable, Readable, null>> {
  const program = ["--import", "tsx", "tests/setup/drain-process.ts"];
  const child = spawn(process.execPath, program, { stdio: ["pipe", "pipe", "inherit"] });
  await once(child.stdout, "data");
  return child;
}

/** Has it do what is due; answers how many mails it has sent. */
export async function drainThere({ stdin, stdout }: { stdin: Writable; stdout: Readable }) {
  stdin.write("go");
  return Number(await text(stdout));
}
