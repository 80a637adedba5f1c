import { expect, test } from "vitest";
import { type FairBounds, makeFairLimit } from "./fair-limit";

const bounds: FairBounds = { served: 3, servedOfClient: 2, waiting: 6, waitingOfClient: 4 };

function crowd() {
  const { enter } = makeFairLimit(bounds);
  const begun: string[] = [];
  const come = (name: string, shareOfQueue?: number) =>
    enter(name.slice(0, 1), () => begun.push(name), shareOfQueue);
  return { begun, come };
}

test("so many of a client are served and wait, and the others have room", () => {
  const { begun, come } = crowd();
  const places = ["a1", "a2", "a3", "a4", "a5", "a6", "a7", "b1", "b2"].map((name) => come(name));
  expect(begun).toEqual(["a1", "a2", "b1"]);
  expect(places.map((leave) => leave !== null)).toEqual([
    ...[true, true, true, true, true, true, false],
    ...[true, true],
  ]);
});

test("clients are served in rotation: a client with one request does not wait behind a flood", () => {
  const { begun, come } = crowd();
  const places = ["a1", "a2", "a3", "a4", "a5", "b1", "c1", "c2"].map((name) => come(name));
  places[0]?.();
  places[5]?.();
  expect(begun).toEqual(["a1", "a2", "b1", "a3", "c1"]);
  places[6]?.();
  expect(begun.at(-1)).toBe("c2");
});

test("a client that leaves while waiting frees its place, and leaving twice frees only one", () => {
  const { begun, come } = crowd();
  const places = ["a1", "a2", "a3", "a4"].map((name) => come(name));
  places[2]?.();
  places[0]?.();
  places[0]?.();
  expect(begun).toEqual(["a1", "a2", "a4"]);
  expect(come("a5")).not.toBeNull();
  expect(begun).toHaveLength(3);
});

test("optional work finds only a part of the queue open", () => {
  const { come } = crowd();
  const places = ["a1", "a2", "a3"].map((name) => come(name));
  expect(places).not.toContain(null);
  expect(come("a4", 0.25)).toBeNull();
  expect(come("a5")).not.toBeNull();
  expect(come("b1", 0.25)).not.toBeNull();
});

test("the queue has one limit for all clients together", () => {
  const { come } = crowd();
  const names = ["a", "b", "c", "d", "e"].flatMap((client) => [`${client}1`, `${client}2`]);
  expect(names.map((name) => come(name)).filter((leave) => leave === null)).toHaveLength(1);
});
