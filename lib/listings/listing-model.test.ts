import "@/tests/setup/database";
import fc from "fast-check";
import { expect, test } from "vitest";
import { expectAsPredicted, expectSound } from "@/tests/model/invariants";
import { predict } from "@/tests/model/model";
import { makeActors, makeWorld, perform } from "@/tests/model/perform-step";
import { resolveSketch } from "@/tests/model/resolve-sketch";
import { runOptions } from "@/tests/model/run-options";
import { type Sketch, story } from "@/tests/model/sketches";
import { type Stored, storedOf } from "@/tests/model/stored";
import type { World } from "@/tests/model/world";

const { counts, parameters, isOver, expectEnough, timeoutInMs } = runOptions(20, {
  steps: 150,
  done: 70,
});

test(
  "no sequence of edits, status changes and trades breaks the rules of a listing",
  async () => {
    const members = await makeActors();
    const property = fc.asyncProperty(story, async (sketches) => {
      if (isOver()) {
        return;
      }
      const world = await makeWorld(members);
      let stored = await storedOf(world);
      for (const sketch of sketches) {
        stored = await runStep(world, sketch, stored);
      }
    });

    async function runStep(world: World, sketch: Sketch, before: Stored): Promise<Stored> {
      const step = resolveSketch(world, sketch);
      const { result, madeId } = await perform(world, members, step);
      const { made, ...predicted } = predict(world, step);
      expect(result, `${step.kind} by ${step.actor}`).toBe(predicted.result);
      counts.steps += 1;
      if (result !== "done") {
        expect(await storedOf(world), "what a refusal leaves").toEqual(before);
        return before;
      }
      counts.done += 1;
      if (made) {
        expect([0, madeId], "what was made").toContain(made.id);
        made.id = madeId ?? 0;
      }
      const after = await storedOf(world);
      expectAsPredicted(world, after, members);
      expectSound(after);
      return after;
    }

    await fc.assert(property, { ...parameters, endOnFailure: false });
    console.info(`${counts.steps} steps, ${counts.done} of them done`);
    expectEnough();
  },
  timeoutInMs,
);
