import { once } from "node:events";
import { registerHooks } from "node:module";
import { setTimeout as pause } from "node:timers/promises";
import type { Deed, Line } from "./deed";

// A process that is going to be killed: does one deed after the other, several at once, beside the workers' jobs, and
// says of each on a line of its own when it begins and when it was acknowledged.
// `server-only` is nothing outside Next, as in vitest.config.ts.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === "server-only"
      ? { url: new URL("../setup/server-only.ts", import.meta.url).href, shortCircuit: true }
      : next(specifier, context),
});

const { deeds, operationOf, others } = await import("./deeds");
const { chanceOf, shuffled } = await import("./chance");
const { db } = await import("@/lib/db/client");
const { reportable } = await import("@/lib/errors/report");
const { drain } = await import("@/lib/housekeeping/drain");
const { runOperation } = await import("@/lib/operations/run");

const lanes = 4;
const [seed = 1] = process.argv.slice(2).map(Number);
let numbers = 0;

await db().user.count();
process.stdout.write("ready\n");
await once(process.stdin, "data");
const names = shuffled(Object.keys(deeds), chanceOf(seed));
await Promise.all([...Array.from({ length: lanes }, (_, lane) => act(lane)), work()]);

async function act(lane: number): Promise<never> {
  for (let place = lane; ; place += lanes) {
    await perform(names[place % names.length] ?? "");
  }
}

async function perform(name: string): Promise<void> {
  // On a machine that is too busy to prepare it: another one.
  const deed = await deeds[name]?.().catch(() => null);
  if (!deed) {
    return;
  }
  numbers += 1;
  const number = numbers;
  say({ said: "begun", number, deed });
  try {
    await (others[deed.operation]?.(deed) ?? callOf(deed));
    say({ said: "done", number });
  } catch (error) {
    say({ said: "refused", number, code: reportable(error, name).code });
  }
}

function callOf({ operation, viewer, payload, key }: Deed): Promise<unknown> {
  return runOperation(operationOf(operation), viewer, payload, undefined, key);
}

/** What the workers of a server do, all the time. */
async function work(): Promise<never> {
  for (;;) {
    await drain(Date.now() + 2_000).catch(() => undefined);
    await pause(50);
  }
}

function say(line: Line): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
