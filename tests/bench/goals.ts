import type { Measured } from "./measuring";

interface Goal {
  p50?: number;
  p95: number;
}

const usual: Goal = { p95: 50 };
const withFilters: Goal = { p95: 80 };
const numbers = [
  { p50: 3, p95: 10 },
  { p50: 5, p95: 20 },
] as const;
const combined = [
  { p50: 5, p95: 15 },
  { p50: 8, p95: 25 },
] as const;
const words = [{ p95: 40 }, { p95: 60 }] as const;
const goals: Record<string, readonly [Goal, Goal]> = {
  "exact number": numbers,
  beginning: numbers,
  "one wrong character": numbers,
  "two swapped characters": numbers,
  "one missing character": numbers,
  "manufacturer and number": combined,
  "kind and number": combined,
  "frequent word": words,
  "frequent word, sorted": words,
  "part of a word": words,
  suggestions: [{ p95: 6 }, { p95: 10 }],
  "6ES7 with filters": [withFilters, withFilters],
  "6ES7 with a rare filter": [withFilters, withFilters],
};
const largeSize = 10_000_000;
const mostRatio = 1.5;
const mostAboveInMs = 2;
const mostGrowth = 2;
const mostImportRatio = 4;
const leastRecall = { numbers: [0.99, 0.97], words: [0.97, 0.95] } as const;

/** "yes (3/10)" shows p50 and p95 within the goal, "**no (50)**" a p95 beyond it. */
export function speedResult({ kind, operation }: Measured, listings: number): string {
  const { p50, p95 } = goals[kind]?.[listings < largeSize ? 0 : 1] ?? usual;
  const isMet = operation.p95 <= p95 && (p50 === undefined || operation.p50 <= p50);
  return result(isMet, p50 === undefined ? `${p95}` : `${p50}/${p95}`);
}

/** Percent of answered questions: "98.5", or "**96.0 (≥ 97)**" below the goal. */
export function recallResult(share: number, group: "numbers" | "words", listings: number): string {
  const least = leastRecall[group][listings < largeSize ? 0 : 1];
  const percent = (share * 100).toFixed(1);
  return share >= least ? percent : `**${percent} (≥ ${least * 100})**`;
}

/** Whether an operation takes at most 1.5 times its statements, or two milliseconds more. */
export function costResult({ operation, bare }: Measured): string {
  const above = operation.p50 - bare.p50;
  return result(above <= mostAboveInMs || operation.p50 / bare.p50 <= mostRatio);
}

/** Growth of the time at ten times the listings; bold from 2 on. */
export function growthResult(growth: number): string {
  const text = growth.toFixed(2);
  return growth < mostGrowth ? text : `**${text}**`;
}

export function importResult(ratio: number): string {
  return result(ratio <= mostImportRatio);
}

function result(isMet: boolean, goal?: string): string {
  const text = `${isMet ? "yes" : "no"}${goal === undefined ? "" : ` (${goal})`}`;
  return isMet ? text : `**${text}**`;
}
