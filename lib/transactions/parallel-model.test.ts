import "@/tests/setup/database";
import fc from "fast-check";
import { expect, test } from "vitest";
import { findMatchingOrder } from "@/tests/model/find-matching-order";
import { expectSound } from "@/tests/model/invariants";
import { makeActors, makeWorld, type Performed, perform } from "@/tests/model/perform-step";
import { resolveSketch } from "@/tests/model/resolve-sketch";
import { runOptions } from "@/tests/model/run-options";
import { rounds, type Sketch } from "@/tests/model/sketches";
import { storedOf } from "@/tests/model/stored";
import type { World } from "@/tests/model/world";

// A seed gives the same steps, but parallel steps may end differently.
const { counts, parameters, isOver, expectEnough, timeoutInMs } = runOptions(12, {
  steps: 150,
  done: 60,
});

test(
  "whatever is done at once comes to what some order of it comes to",
  async () => {
    const members = await makeActors();
    let parallelRounds = 0;
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
      const steps = round.map((sketch) => resolveSketch(world, sketch));
      // Waits for all steps before it reports a failed one.
      const ends = await Promise.allSettled(steps.map((step) => perform(world, members, step)));
      const failed = ends.find((end) => end.status === "rejected");
      expect(failed?.reason, `unexpected, of ${JSON.stringify(steps)}`).toBeUndefined();
      const dones = ends.flatMap((end) => (end.status === "fulfilled" ? [end.value] : []));
      const events = steps.map((step, place) => ({ step, done: dones[place] as Performed }));
      const listed = events.flatMap(({ step, done: { madeId } }) =>
        step.kind === "create" && madeId ? [madeId] : [],
      );
      const stored = await storedOf(world, listed);
      const after = findMatchingOrder(world, events, stored, members);
      expectSound(stored);
      parallelRounds += round.length > 1 ? 1 : 0;
      counts.steps += steps.length;
      counts.done += dones.filter(({ result }) => result === "done").length;
      return after;
    }

    // Parallel runs cannot be repeated, so shrinking is off.
    await fc.assert(property, { ...parameters, endOnFailure: true });
    console.info(
      `${counts.steps} steps, ${parallelRounds} times several at once, ${counts.done} done`,
    );
    expectEnough();
  },
  timeoutInMs,
);
