import "../setup/outside-next";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import type { CrashAction, CrashActionFactory, Line } from "./action";

// The process to be killed. It prepares its actions, then waits for a signal on stdin. It prints a line
// when an action starts and ends.
const { crashActions, operationOf, otherWrites } = await import("./actions");
const { chanceOf, shuffled } = await import("./chance");
const { reportError } = await import("@/lib/error-reporting/report-error");
const { drain } = await import("@/lib/jobs/drain");
const { runOperation } = await import("@/lib/operations/run");

const workers = 3;
const [seed = 1] = process.argv.slice(2).map(Number);
const names = shuffled(Object.keys(crashActions), chanceOf(seed));
let numbers = 0;

const prepared: CrashAction[] = [];
for (const name of names) {
  prepared.push(...(await prepare(name)));
}
process.stdout.write("ready\n");
await once(process.stdin, "data");
const working = work();
await Promise.all(prepared.map(perform));
await Promise.all([working, ...Array.from({ length: workers }, (_, worker) => act(worker))]);

async function act(worker: number): Promise<never> {
  for (let place = worker; ; place += workers) {
    const [action] = await prepare(names[place % names.length] ?? "");
    await (action && perform(action));
  }
}

/** None on a machine that is too busy. */
async function prepare(name: string): Promise<CrashAction[]> {
  try {
    return [{ operation: name, ...(await (crashActions[name] as CrashActionFactory)()) }];
  } catch {
    return [];
  }
}

async function perform(action: CrashAction): Promise<void> {
  numbers += 1;
  const number = numbers;
  say({ event: "started", number, action });
  try {
    await (otherWrites[action.operation]?.(action) ?? callOf(action));
    say({ event: "done", number });
  } catch (error) {
    say({ event: "failed", number, code: reportError(error, action.operation).code });
  }
}

function callOf({ operation, viewer, payload, key }: CrashAction): Promise<unknown> {
  return runOperation(operationOf(operation), viewer, payload, undefined, key);
}

/** Runs the jobs as a server's workers do. */
async function work(): Promise<never> {
  for (;;) {
    await drain(Date.now() + 2_000).catch(() => undefined);
    await pause(50);
  }
}

function say(line: Line): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
