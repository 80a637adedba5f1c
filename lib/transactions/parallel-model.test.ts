import "@/tests/setup/database";
import fc from "fast-check";
import { expect, test } from "vitest";
import { explained } from "@/tests/model/explanation";
import { expectSound } from "@/tests/model/invariants";
import { settled } from "@/tests/model/settling";
import { rounds, type Sketch } from "@/tests/model/sketches";
import { type Done, makeActors, makeWorld, perform } from "@/tests/model/stage";
import { storedOf } from "@/tests/model/stored";
import { telling } from "@/tests/model/telling";
import type { World } from "@/tests/model/world";

// The same seed tells the same story, which may go another way.
const { told, parameters, isOver, expectEnough, timeoutInMs } = telling(12, {
  steps: 150,
  done: 60,
});

test(
  "whatever is done at once comes to what some order of it comes to",
  async () => {
    const members = await makeActors();
    let roundsTold = 0;
    const property = fc.asyncProperty(rounds, async (story) => {
      if (isOver()) {
        return;
      }
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
      roundsTold += round.length > 1 ? 1 : 0;
      told.steps += steps.length;
      told.done += dones.filter(({ verdict }) => verdict === "done").length;
      return after;
    }

    // What happens at once does not happen the same way again: nothing to shorten.
    await fc.assert(property, { ...parameters, endOnFailure: true });
    console.info(`${told.steps} steps, ${roundsTold} times several at once, ${told.done} done`);
    expectEnough();
  },
  timeoutInMs,
);
