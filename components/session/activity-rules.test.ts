import { expect, test } from "vitest";
import { isActivityDue } from "./activity-rules";

const now = new Date("2026-11-21T12:00:00Z");

test("a load tells of its user when the last time is older than 300 s", () => {
  expect(isActivityDue(new Date("2026-11-21T11:54:59.999Z"), now)).toBe(true);
  expect(isActivityDue(new Date("2026-11-21T11:55:00Z"), now)).toBe(false);
});
