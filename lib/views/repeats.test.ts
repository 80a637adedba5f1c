import { expect, test } from "vitest";
import { makeRepeats } from "./repeats";

const halfAnHour = 30 * 60_000;

test("the same within half an hour is a repeat, later and others are not", () => {
  const isRepeat = makeRepeats(halfAnHour, 100);
  expect(isRepeat("203.0.113.7 1", 0)).toBe(false);
  expect(isRepeat("203.0.113.7 1", halfAnHour - 1)).toBe(true);
  expect(isRepeat("203.0.113.8 1", halfAnHour - 1)).toBe(false);
  expect(isRepeat("203.0.113.7 2", halfAnHour - 1)).toBe(false);
  expect(isRepeat("203.0.113.7 1", halfAnHour)).toBe(false);
});

test("a flood makes it forget the oldest, not grow", () => {
  const isRepeat = makeRepeats(halfAnHour, 1_000);
  for (let id = 0; id < 3_000; id += 1) {
    isRepeat(`client ${id}`, id);
  }
  const remembered = Array.from({ length: 3_000 }, (_, id) =>
    isRepeat(`client ${2_999 - id}`, 3_000),
  );
  expect(remembered.filter(Boolean)).toHaveLength(1_000);
  expect(remembered.slice(0, 1_000)).not.toContain(false);
});
