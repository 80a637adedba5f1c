import { describe, expect, test } from "vitest";
import { neighboursOf, swipeOf } from "./lightbox";

describe("the neighbours of an image", () => {
  test("are loaded with it, each once", () => {
    expect(neighboursOf(2, 5).near).toEqual([2, 3, 1]);
    expect(neighboursOf(0, 2).near).toEqual([0, 1]);
    expect(neighboursOf(0, 1).near).toEqual([0]);
  });
});

describe("a finger", () => {
  const from = { clientX: 200, clientY: 300 };

  test.each([
    ["to the left", { clientX: 100, clientY: 320 }, "left"],
    ["to the right", { clientX: 260, clientY: 290 }, "right"],
    ["a little", { clientX: 170, clientY: 300 }, null],
    ["down", { clientX: 150, clientY: 400 }, null],
    ["nowhere", { clientX: 200, clientY: 300 }, null],
  ])("that goes %s", (_, to, swipe) => {
    expect(swipeOf(from, to)).toBe(swipe);
  });
});
