import { expect, test } from "vitest";
import { makeHistogram } from "./histogram";

test("quantiles are at most a twentieth above what they stand for, and never below", () => {
  const histogram = makeHistogram();
  for (let duration = 1; duration <= 1000; duration += 1) {
    histogram.add(duration);
  }
  for (const [share, exact] of [
    [0.5, 500],
    [0.95, 950],
    [0.99, 990],
    [1, 1000],
  ] as const) {
    expect(histogram.quantile(share)).toBeGreaterThanOrEqual(exact);
    expect(histogram.quantile(share)).toBeLessThanOrEqual(exact * 1.05);
  }
  expect(histogram.count()).toBe(1000);
  expect(histogram.longest()).toBe(1000);
});

test("nothing, no time at all and hours are told as well", () => {
  const histogram = makeHistogram();
  expect(histogram.quantile(0.95)).toBe(0);
  histogram.add(0);
  expect(histogram.quantile(0.5)).toBe(0);
  histogram.add(10_000_000);
  expect(histogram.longest()).toBe(10_000_000);
  expect(histogram.quantile(1)).toBeGreaterThan(500_000);
});
