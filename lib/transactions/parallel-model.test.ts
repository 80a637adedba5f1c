import "@/tests/setup/database";
import fc from "fast-check";
import { expect, test } from "vitest";
import { explained } from "@/tests/model/explanation";
import { expectSound } from "@/tests/model/invariants";
import { settled } from "@/tests/model/settling";
import { rounds, type Sketch } from "@/tests/model/sketches";
import { type Done, makeActors, makeWorld, perform } from "@/tests/model/stage";
import { storedOf } from "@/tests/model/stored";
import type { World } from "@/tests/model/world";

// The same story again, which may go another way: MODEL_SEED=… npm run test:unit -- parallel-model
const seed = process.env.MODEL_SEED ? Number(process.env.MODEL_SEED) : undefined;
const numRuns = Number(process.env.MODEL_RUNS ?? 100);
// What was told by then counts.
const seconds = Number(process.env.MODEL_SECONDS ?? 60);
const timeoutInMs = (seconds + 60) * 1000;

test(
  "whatever is done at once comes to what some order of it comes to",
  async () => {
    const members = await makeActors();
    const told = { rounds: 0, steps: 0, done: 0 };
    const property = fc.asyncProperty(rounds, async (story) => {
      let world = await makeWorld(members);
      for (const round of story) {
        world = await atOnce(world, round);
      }
    });

    async function atOnce(world: World, round: Sketch[]): Promise<World> {
      const steps = round.map((sketch) => settled(world, sketch));
      // All of them end before one that failed is told.
      const ends = await Promise.allSettled(steps.map((step) => perform(world, members, step)));
      const failed = ends.find((end) => end.status === "rejected");
      expect(failed?.reason, `unexpected, of ${JSON.stringify(steps)}`).toBeUndefined();
      const dones = ends.flatMap((end) => (end.status === "fulfilled" ? [end.value] : []));
      const events = steps.map((step, place) => ({ step, done: dones[place] as Done }));
      const listed = events.flatMap(({ step, done: { madeId } }) =>
        step.kind === "create" && madeId ? [madeId] : [],
      );
      const stored = await storedOf(world, listed);
      const after = explained(world, events, stored, members);
      expectSound(stored);
      told.rounds += round.length > 1 ? 1 : 0;
      told.steps += steps.length;
      told.done += dones.filter(({ verdict }) => verdict === "done").length;
      return after;
    }

    // What happens at once does not happen the same way again: nothing to shorten.
    await fc.assert(property, {
      numRuns,
      seed,
      endOnFailure: true,
      interruptAfterTimeLimit: seconds * 1000,
    });
    console.info(`${told.steps} steps, ${told.rounds} times several at once, ${told.done} done`);
  },
  timeoutInMs,
);
