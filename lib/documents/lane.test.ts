import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { makeLane } from "./lane";

test("no more jobs than the width run at once, all run, and a failing one frees its place", async () => {
  const inLane = makeLane(2);
  let running = 0;
  let most = 0;
  const job = async (index: number) => {
    running += 1;
    most = Math.max(most, running);
    await wait(5);
    running -= 1;
    if (index === 1) {
      throw new Error("broken");
    }
    return index;
  };
  const all = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((index) => inLane(() => job(index))));
  expect(most).toBe(2);
  expect(all.map((one) => one.status).filter((status) => status === "fulfilled")).toHaveLength(5);
  expect(await inLane(async () => "free")).toBe("free");
});
