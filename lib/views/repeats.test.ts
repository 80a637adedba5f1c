import { expect, test } from "vitest";
import { makeRepeats } from "./repeats";

const withinInMs = 30 * 60_000;

test("the same within half an hour is a repeat, later and others are not", () => {
  const isRepeat = makeRepeats({ withinInMs, maxKept: 100, maxOfClient: 100 });
  expect(isRepeat("203.0.113.7", 1, 0)).toBe(false);
  expect(isRepeat("203.0.113.7", 1, withinInMs - 1)).toBe(true);
  expect(isRepeat("203.0.113.8", 1, withinInMs - 1)).toBe(false);
  expect(isRepeat("203.0.113.7", 2, withinInMs - 1)).toBe(false);
  expect(isRepeat("203.0.113.7", 1, withinInMs)).toBe(false);
});

test("a flood makes it forget the oldest, not grow", () => {
  const isRepeat = makeRepeats({ withinInMs, maxKept: 1_000, maxOfClient: 10 });
  for (let id = 0; id < 3_000; id += 1) {
    isRepeat(`client ${id}`, 1, id);
  }
  const remembered = Array.from({ length: 3_000 }, (_, id) =>
    isRepeat(`client ${2_999 - id}`, 1, 3_000),
  );
  expect(remembered.filter(Boolean)).toHaveLength(1_000);
  expect(remembered.slice(0, 1_000)).not.toContain(false);
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
