// npm test: everything. `test.ts unit|contract|e2e [arguments of the runner]`: a part of it.
import { endOnSignals, endWith, runScript } from "./process/ending.ts";
import { runPlaywright, runVitest } from "./testing/runners.ts";
import { summarise, sumOf, type Tally } from "./testing/tally.ts";
import { openApplication, openWorkplace, type Workplace } from "./testing/workplace.ts";

type Part = (workplace: Workplace, args: string[]) => Promise<Tally>;

const parts: Record<string, Part[]> = {
  unit: [(workplace, args) => runVitest(workplace, ["unit", "dom"], args)],
  contract: [(workplace, args) => runVitest(workplace, ["contract"], args)],
  e2e: [endToEnd],
  all: [(workplace) => runVitest(workplace, [], []), endToEnd],
};

endOnSignals(130);
await runScript(test);

async function test() {
  const [name = "all", ...args] = process.argv.slice(2);
  const chosen = parts[name];
  if (!chosen) {
    throw new Error(`There is no part "${name}": unit, contract or e2e.`);
  }
  const workplace = await openWorkplace();
  const tallies: Tally[] = [];
  for (const part of chosen) {
    tallies.push(await part(workplace, args));
  }
  const total = sumOf(tallies);
  console.log(`\n${summarise(total)}`);
  await endWith(total.failed === 0 && total.passed > 0 ? 0 : 1);
}

async function endToEnd(workplace: Workplace, args: string[]): Promise<Tally> {
  try {
    return await runPlaywright(workplace, await openApplication(workplace), args);
  } catch (error) {
    // The tests before it keep their place in the closing line.
    console.error(`\n${(error as Error).message}`);
    return { passed: 0, failed: 1, skipped: [] };
  }
}
