import type { Measured } from "./measuring";

// Issue 5: p95 at a million listings, in milliseconds.
const usualMs = 50;
const otherMs: Record<string, number> = {
  "6ES7 with filters": 80,
  "6ES7 with a rare filter": 80,
  suggestions: 20,
};
const mostRatio = 1.5;
const mostAboveInMs = 2;
const mostGrowth = 2;
const mostImportRatio = 4;

/** Whether 95 of 100 questions were answered in time: "yes (50)", or "**no (50)**". */
export function speedVerdict({ kind, operation }: Measured): string {
  const goal = otherMs[kind] ?? usualMs;
  return verdict(operation.p95 < goal || (kind in otherMs && operation.p95 === goal), `${goal}`);
}

/** Whether an operation costs at most half as much again as its statements, or two milliseconds more. */
export function costVerdict({ operation, bare }: Measured): string {
  const above = operation.p50 - bare.p50;
  return verdict(above <= mostAboveInMs || operation.p50 / bare.p50 <= mostRatio);
}

/** Whether ten times as many listings took less than twice as long. */
export function growthVerdict(growth: number): string {
  return verdict(growth < mostGrowth);
}

/** Whether an import took at most four times a bare COPY (issue 7). */
export function importVerdict(ratio: number): string {
  return verdict(ratio <= mostImportRatio);
}

function verdict(isMet: boolean, goal?: string): string {
  const text = `${isMet ? "yes" : "no"}${goal === undefined ? "" : ` (${goal})`}`;
  return isMet ? text : `**${text}**`;
}
