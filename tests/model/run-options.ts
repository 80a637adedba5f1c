import { expect } from "vitest";

interface Counts {
  steps: number;
  done: number;
}

/**
 * How many stories to run: the usual number, or as many as the time allows, but at least `least`. MODEL_RUNS
 * sets the number, MODEL_SECONDS the time, and MODEL_SEED repeats a failed run: MODEL_SEED=… npm run test:unit
 * -- listing-model
 */
export function runOptions(usualRuns: number, least: Counts) {
  const { MODEL_SEED, MODEL_RUNS, MODEL_SECONDS } = process.env;
  const limitInMs = Number(MODEL_SECONDS ?? 60) * 1000;
  const endsAt = Date.now() + limitInMs;
  const counts: Counts = { steps: 0, done: 0 };
  return {
    counts,
    parameters: {
      seed: MODEL_SEED ? Number(MODEL_SEED) : undefined,
      ...(MODEL_RUNS
        ? { numRuns: Number(MODEL_RUNS), interruptAfterTimeLimit: limitInMs }
        : { numRuns: usualRuns }),
    },
    isOver: () =>
      Date.now() > endsAt &&
      counts.steps >= least.steps &&
      counts.done >= least.done &&
      !MODEL_RUNS,
    expectEnough() {
      if (!MODEL_RUNS) {
        expect(counts.steps, "steps run").toBeGreaterThanOrEqual(least.steps);
        expect(counts.done, "of them done").toBeGreaterThanOrEqual(least.done);
      }
    },
    timeoutInMs: limitInMs + 540_000,
  };
}
