import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { drain } from "@/lib/jobs/drain";
import { crashActions, otherWrites, writingOperations } from "@/tests/crash/actions";
import { expectSoundDatabase, expectWhole } from "@/tests/crash/assertions";
import { chanceOf } from "@/tests/crash/chance";
import { expectAllMailsSent, expectNothingLeftOver, expectWholeFiles } from "@/tests/crash/files";
import { startVictim } from "@/tests/crash/victim";

const { KILL_SEED, KILL_ROUNDS = "2" } = process.env;
const seed = Number(KILL_SEED ?? Date.now() % 1_000_000);
const rounds = Number(KILL_ROUNDS);
const chance = chanceOf(seed);

test("every operation that writes is among those tested by killing the process", () => {
  const names = [...writingOperations(), ...Object.keys(otherWrites)];
  expect(Object.keys(crashActions).sort()).toEqual(names.sort());
});

test(`every write of a killed process is whole or missing, and acknowledged ones are there (KILL_SEED=${seed})`, async () => {
  let next = startVictim(seed);
  let longestInMs = 0;
  for (let round = 0; round < rounds; round += 1) {
    const victim = await next;
    const begin = performance.now();
    victim.begin();
    if (round === 0) {
      // The first round runs every action and measures how long that takes.
      await victim.untilDone(Object.keys(crashActions));
      longestInMs = performance.now() - begin;
    }
    const killed = victim.kill(chance() * longestInMs);
    if (round + 1 < rounds) {
      next = startVictim(seed + round + 1);
    }
    const left = await killed;
    // The next process must have prepared its data before the database is checked.
    await next;
    for (const started of left) {
      await expectWhole(started);
    }
    await expectSoundDatabase();
    await expectWholeFiles();
  }

  // Other processes finish what the killed ones have left.
  await letHoursPass();
  await expectSoundDatabase();
  await expectAllMailsSent();
  await expectNothingLeftOver();
  const open = await db().csvImport.findMany({ where: { jobId: { not: null } } });
  expect(open).toEqual([]);
}, 300_000);

async function letHoursPass(): Promise<void> {
  for (let pass = 0; pass < 4; pass += 1) {
    await db().$executeRaw`
      UPDATE pgboss.queue SET monitor_claim_on = monitor_claim_on - interval '2 hours'`;
    await db().$executeRaw`
      UPDATE pgboss.job SET started_on = started_on - interval '2 hours',
        heartbeat_on = heartbeat_on - interval '2 hours', start_after = start_after - interval '2 hours'
      WHERE state < 'completed'`;
    await drain(Date.now() + 20_000);
  }
}
