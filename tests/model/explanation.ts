import { expectAsForetold } from "./invariants";
import { foretell } from "./model";
import type { Done, Members } from "./stage";
import type { Step } from "./steps";
import type { Stored } from "./stored";
import type { World } from "./world";

interface Told {
  step: Step;
  done: Done;
}

/**
 * Finds an order of parallel steps whose outcomes and stored data match the model. Throws with all steps when
 * there is none.
 */
export function explained(world: World, told: Told[], stored: Stored, members: Members): World {
  const faults: string[] = [];
  for (const order of ordersOf(told)) {
    const copy = structuredClone(world);
    const stranger = order.find((one) => !isForetold(copy, one));
    if (stranger) {
      faults.push(`${stranger.step.kind} by ${stranger.step.actor} would not end like this`);
      continue;
    }
    try {
      expectAsForetold(copy, stored, members);
      return copy;
    } catch (error) {
      faults.push(String(error));
    }
  }
  const story = told.map(({ step, done }) => `${JSON.stringify(step)} -> ${JSON.stringify(done)}`);
  throw new Error(["No order explains:", ...story, "", ...new Set(faults)].join("\n"));
}

/** Whether the model predicts the outcome; new things get their real id. */
function isForetold(world: World, { step, done }: Told): boolean {
  const { verdict, made } = foretell(world, step);
  if (verdict !== done.verdict || (made && made.id !== 0 && made.id !== done.madeId)) {
    return false;
  }
  if (made) {
    made.id = done.madeId ?? 0;
  }
  return true;
}

function ordersOf<Item>(items: Item[]): Item[][] {
  return items.length < 2
    ? [items]
    : items.flatMap((first, place) =>
        ordersOf(items.toSpliced(place, 1)).map((rest) => [first, ...rest]),
      );
}
