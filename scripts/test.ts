// npm test runs all portable tests. `test.ts unit|contract|e2e` runs a part; `s3`, `load` and
// `attacks` need root on Debian.
import { aroundInstances } from "../tests/servers/packages.ts";
import { endOnSignals, endWith, runScript } from "./process/ending.ts";
import { findUsualPort } from "./process/port.ts";
import { testAttacks } from "./testing/attacks.ts";
import { testObjectStore } from "./testing/object-store-tests.ts";
import { runIfInstalled, runPlaywright, runVitest } from "./testing/runners.ts";
import { orOneFailure, summarise, sumOf, type Tally } from "./testing/tally.ts";
import { openApplication, openWorkplace, type Workplace } from "./testing/workplace.ts";

type Part = (workplace: Workplace, args: string[]) => Promise<Tally>;

const parts: Record<string, Part[]> = {
  unit: [(workplace, args) => runVitest(workplace, ["unit", "data", "pure", "dom"], args)],
  contract: [(workplace, args) => runVitest(workplace, ["contract"], args)],
  e2e: [endToEnd],
  s3: [testObjectStore],
  // Each file needs the whole machine.
  load: [
    (workplace, args) =>
      runIfInstalled([aroundInstances], "test:load", () =>
        runVitest(workplace, ["load"], ["--no-file-parallelism", ...args]),
      ),
  ],
  attacks: [testAttacks],
  all: [
    (workplace) => runVitest(workplace, ["unit", "data", "pure", "dom", "contract"], []),
    endToEnd,
  ],
};

endOnSignals(130);
await runScript(test);

async function test() {
  const [name = "all", ...args] = process.argv.slice(2);
  const chosen = parts[name];
  if (!chosen) {
    throw new Error(`There is no part "${name}": unit, contract, e2e, s3, load or attacks.`);
  }
  const startedAt = performance.now();
  const workplace = await openWorkplace(name !== "load");
  const tallies: Tally[] = [];
  for (const part of chosen) {
    tallies.push(await part(workplace, args));
  }
  const total = sumOf(tallies);
  console.log(`\nAfter ${Math.round((performance.now() - startedAt) / 1000)} s:`);
  console.log(summarise(total));
  await endWith(total.failed === 0 && total.passed + total.skipped.length > 0 ? 0 : 1);
}

async function endToEnd(workplace: Workplace, args: string[]): Promise<Tally> {
  return orOneFailure(async () =>
    runPlaywright(workplace, await openApplication(workplace, await findUsualPort()), args),
  );
}
