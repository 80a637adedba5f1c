import { expect, test } from "vitest";
import { makeRepeats } from "./counter";

const withinInMs = 30 * 60_000;

test("the same within half an hour is a repeat, later and others are not", () => {
  const isRepeat = makeRepeats({ withinInMs, maxKept: 100, maxOfClient: 100 });
  expect(isRepeat("203.0.113.7", 1, 0)).toBe(false);
  expect(isRepeat("203.0.113.7", 1, withinInMs - 1)).toBe(true);
  expect(isRepeat("203.0.113.8", 1, withinInMs - 1)).toBe(false);
  expect(isRepeat("203.0.113.7", 2, withinInMs - 1)).toBe(false);
  expect(isRepeat("203.0.113.7", 1, withinInMs)).toBe(false);
});

test("one client's flood counts for so many and makes it forget nothing of the others", () => {
  const isRepeat = makeRepeats({ withinInMs, maxKept: 1_000, maxOfClient: 300 });
  isRepeat("203.0.113.7", 1, 0);
  const flood = (now: number) =>
    Array.from({ length: 5_000 }, (_, id) => isRepeat("203.0.113.9", id, now));
  expect(flood(1).filter((repeated) => !repeated)).toHaveLength(300);
  expect(isRepeat("203.0.113.7", 1, 2)).toBe(true);
  expect(flood(withinInMs).filter((repeated) => !repeated)).toHaveLength(0);
  expect(flood(withinInMs + 1).filter((repeated) => !repeated)).toHaveLength(300);
});
