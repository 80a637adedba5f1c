import "@/tests/setup/database";
import fc from "fast-check";
import { expect, test } from "vitest";
import { expectAsForetold, expectSound } from "@/tests/model/invariants";
import { foretell } from "@/tests/model/model";
import { settled } from "@/tests/model/settling";
import { type Sketch, story } from "@/tests/model/sketches";
import { makeActors, makeWorld, perform } from "@/tests/model/stage";
import { type Stored, storedOf } from "@/tests/model/stored";
import { telling } from "@/tests/model/telling";
import type { World } from "@/tests/model/world";

const { told, parameters, isOver, expectEnough, timeoutInMs } = telling(20, {
  steps: 150,
  done: 70,
});

test(
  "no sequence of edits, status changes and trades breaks what holds of a listing",
  async () => {
    const members = await makeActors();
    const property = fc.asyncProperty(story, async (sketches) => {
      if (isOver()) {
        return;
      }
      const world = await makeWorld(members);
      let stored = await storedOf(world);
      for (const sketch of sketches) {
        stored = await tell(world, sketch, stored);
      }
    });

    async function tell(world: World, sketch: Sketch, before: Stored): Promise<Stored> {
      const step = settled(world, sketch);
      const { verdict, madeId } = await perform(world, members, step);
      const { made, ...foretold } = foretell(world, step);
      expect(verdict, `${step.kind} by ${step.actor}`).toBe(foretold.verdict);
      told.steps += 1;
      if (verdict !== "done") {
        expect(await storedOf(world), "what a refusal leaves").toEqual(before);
        return before;
      }
      told.done += 1;
      if (made) {
        expect([0, madeId], "what was made").toContain(made.id);
        made.id = madeId ?? 0;
      }
      const after = await storedOf(world);
      expectAsForetold(world, after, members);
      expectSound(after);
      return after;
    }

    await fc.assert(property, { ...parameters, endOnFailure: false });
    console.info(`${told.steps} steps, ${told.done} of them done`);
    expectEnough();
  },
  timeoutInMs,
);
