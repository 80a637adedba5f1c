import { expectAsPredicted } from "./invariants";
import { predict } from "./model";
import type { Members, Performed } from "./perform-step";
import type { Step } from "./steps";
import type { Stored } from "./stored";
import type { World } from "./world";

interface PerformedStep {
  step: Step;
  done: Performed;
}

/**
 * Finds an order of parallel steps whose outcomes and stored data match the model. Throws with all steps when
 * there is none.
 */
export function findMatchingOrder(
  world: World,
  performed: PerformedStep[],
  stored: Stored,
  members: Members,
): World {
  const mismatches: string[] = [];
  for (const order of ordersOf(performed)) {
    const copy = structuredClone(world);
    const unexpected = order.find((one) => !isPredicted(copy, one));
    if (unexpected) {
      mismatches.push(
        `${unexpected.step.kind} by ${unexpected.step.actor} would not end like this`,
      );
      continue;
    }
    try {
      expectAsPredicted(copy, stored, members);
      return copy;
    } catch (error) {
      mismatches.push(String(error));
    }
  }
  const story = performed.map(
    ({ step, done }) => `${JSON.stringify(step)} -> ${JSON.stringify(done)}`,
  );
  throw new Error(["No order explains:", ...story, "", ...new Set(mismatches)].join("\n"));
}

/** Whether the model predicts the outcome; new things get their real id. */
function isPredicted(world: World, { step, done }: PerformedStep): boolean {
  const { result, made } = predict(world, step);
  if (result !== done.result || (made && made.id !== 0 && made.id !== done.madeId)) {
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
