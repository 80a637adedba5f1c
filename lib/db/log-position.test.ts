import { expect, test } from "vitest";
import { bytesAt, makeLateness } from "./replica";

test("a place in the log is a number of bytes", () => {
  expect(bytesAt("0/FFFFFFFF") + 1n).toBe(bytesAt("1/0"));
  expect(bytesAt("16/B374D848") > bytesAt("9/FF000000")).toBe(true);
});

test("a replica is late when it lacks what the primary had ten seconds ago, not when the primary is idle", () => {
  const lateness = makeLateness(10_000);
  expect(lateness.isLate("0/1", 0)).toBe(false);
  lateness.note("0/100", 0);
  lateness.note("0/200", 4_000);
  lateness.note("0/300", 8_000);
  // Nothing is known of ten seconds ago: it has to be level.
  expect(lateness.isLate("0/2FF", 8_000)).toBe(true);
  expect(lateness.isLate("0/300", 8_000)).toBe(false);
  expect(lateness.isLate("0/100", 12_000)).toBe(false);
  expect(lateness.isLate("0/FF", 12_000)).toBe(true);
  expect(lateness.isLate("0/1FF", 14_500)).toBe(true);
  expect(lateness.isLate("0/200", 14_500)).toBe(false);
  for (let at = 12_000; at <= 40_000; at += 4_000) {
    lateness.note("0/300", at);
    expect(lateness.isLate("0/300", at)).toBe(false);
  }
});
