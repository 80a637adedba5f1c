import { expect, test } from "vitest";
import { nextStep, stepAfterDeadId } from "./session-decision";

const mark = "abcdefgh";
const same = "abcdefgh-and-the-rest";
const other = "12345678-and-the-rest";

// stored, mark, hasMarker, event, what follows
const cases = [
  [same, mark, true, "load", "keep"],
  [same, mark, false, "load", "keep"],
  [same, mark, true, "storage", "keep"],
  [other, mark, true, "load", "exchange"],
  [other, mark, true, "storage", "exchange"],
  [same, null, true, "load", "exchange"],
  [same, null, false, "load", "exchange"],
  [same, null, true, "storage", "exchange"],
  [same, mark, true, "return", "keep"],
  [other, mark, true, "return", "exchange"],
  [same, null, true, "return", "exchange"],
  [null, mark, true, "load", "end"],
  [null, mark, true, "return", "end"],
  [null, mark, false, "return", "reload"],
  [null, mark, true, "storage", "end"],
  [null, mark, false, "storage", "end"],
  [null, mark, false, "load", "nothing"],
  [null, null, true, "load", "forget"],
  [null, null, true, "storage", "nothing"],
  [null, null, true, "return", "nothing"],
  [null, null, false, "load", "nothing"],
  [null, null, false, "storage", "nothing"],
] as const;

for (const [stored, pageMark, hasMarker, event, step] of cases) {
  const storage = stored === null ? "nothing" : stored === same ? "an id" : "another id";
  const page = `a ${pageMark === null ? "visitor's" : "member's"} page`;
  const mark = hasMarker ? "with marker" : "without marker";
  test(`${page} that finds ${storage} stored, ${mark}, at ${event}: ${step}`, () => {
    expect(nextStep({ stored, mark: pageMark, hasMarker, event })).toBe(step);
  });
}

test("a dead stored id ends the session of a member's page too", () => {
  expect([stepAfterDeadId(mark), stepAfterDeadId(null)]).toEqual(["end", "forget"]);
});

test("a removed id that was not the page's leaves its session alone", () => {
  const signs = { stored: null, mark, hasMarker: false, event: "storage" } as const;
  expect(nextStep({ ...signs, removed: other })).toBe("nothing");
  expect(nextStep({ ...signs, removed: same })).toBe("end");
  expect(nextStep({ ...signs, removed: null })).toBe("end");
});
