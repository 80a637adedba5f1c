import { expect } from "vitest";

interface Told {
  steps: number;
  done: number;
}

/**
 * How many stories to run: the usual number, or as many as the time allows, but at least `least`. MODEL_RUNS
 * sets the number, MODEL_SECONDS the time, and MODEL_SEED repeats a failed run: MODEL_SEED=… npm run test:unit
 * -- listing-model
 */
export function telling(usualRuns: number, least: Told) {
  const { MODEL_SEED, MODEL_RUNS, MODEL_SECONDS } = process.env;
  const limitInMs = Number(MODEL_SECONDS ?? 60) * 1000;
  const endsAt = Date.now() + limitInMs;
  const told: Told = { steps: 0, done: 0 };
  return {
    told,
    parameters: {
      seed: MODEL_SEED ? Number(MODEL_SEED) : undefined,
      ...(MODEL_RUNS
        ? { numRuns: Number(MODEL_RUNS), interruptAfterTimeLimit: limitInMs }
        : { numRuns: usualRuns }),
    },
    /** Skips the remaining stories. */
    isOver: () =>
      Date.now() > endsAt && told.steps >= least.steps && told.done >= least.done && !MODEL_RUNS,
    expectEnough() {
      if (!MODEL_RUNS) {
        expect(told.steps, "steps told").toBeGreaterThanOrEqual(least.steps);
        expect(told.done, "of them done").toBeGreaterThanOrEqual(least.done);
      }
    },
    timeoutInMs: limitInMs + 540_000,
  };
}
