import "../setup/outside-next";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import type { Deed, DeedMaker, Line } from "./deed";

// The process to be killed. It reports when its actions are prepared and starts on a signal, first all at once,
// then one by one, beside the workers' jobs. It prints a line at each start and acknowledgement.
const { deeds, operationOf, others } = await import("./deeds");
const { chanceOf, shuffled } = await import("./chance");
const { toAppError } = await import("@/lib/error-reporting/to-app-error");
const { drain } = await import("@/lib/jobs/drain");
const { runOperation } = await import("@/lib/operations/run");

const lanes = 3;
const [seed = 1] = process.argv.slice(2).map(Number);
const names = shuffled(Object.keys(deeds), chanceOf(seed));
let numbers = 0;

const prepared: Deed[] = [];
for (const name of names) {
  prepared.push(...(await prepare(name)));
}
process.stdout.write("ready\n");
await once(process.stdin, "data");
const working = work();
await Promise.all(prepared.map(perform));
await Promise.all([working, ...Array.from({ length: lanes }, (_, lane) => act(lane))]);

async function act(lane: number): Promise<never> {
  for (let place = lane; ; place += lanes) {
    const [deed] = await prepare(names[place % names.length] ?? "");
    await (deed && perform(deed));
  }
}

/** None on a machine that is too busy. */
async function prepare(name: string): Promise<Deed[]> {
  try {
    return [{ operation: name, ...(await (deeds[name] as DeedMaker)()) }];
  } catch {
    return [];
  }
}

async function perform(deed: Deed): Promise<void> {
  numbers += 1;
  const number = numbers;
  say({ said: "begun", number, deed });
  try {
    await (others[deed.operation]?.(deed) ?? callOf(deed));
    say({ said: "done", number });
  } catch (error) {
    say({ said: "refused", number, code: toAppError(error, deed.operation).code });
  }
}

function callOf({ operation, viewer, payload, key }: Deed): Promise<unknown> {
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
