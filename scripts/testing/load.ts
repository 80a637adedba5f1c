import { aroundInstances, lackOf } from "../../tests/servers/packages.ts";
import { step } from "../process/steps.ts";
import { runVitest } from "./runners.ts";
import { nothing, orFailure, type Tally } from "./tally.ts";
import type { Workplace } from "./workplace.ts";

// Several instances, faults and load, with real servers. One file after the other: each has the machine to itself.
export async function testUnderLoad(workplace: Workplace, args: string[]): Promise<Tally> {
  const reason = await step(aroundInstances.name, () => lackOf(aroundInstances));
  if (reason) {
    return { ...nothing, skipped: [{ title: "test:load", reason }] };
  }
  return orFailure(() => runVitest(workplace, ["load"], ["--no-file-parallelism", ...args]));
}
