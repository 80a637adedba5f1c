import { expect, test } from "vitest";
import { inLanes } from "./lanes";

test("answers are in the order of what was asked", async () => {
  const later = (n: number) => new Promise<number>((done) => setTimeout(() => done(n), 9 - n));
  expect(await inLanes([1, 5, 9], 2, later)).toEqual([1, 5, 9]);
});

test("after the first failure nothing is begun, and what was under way ends first", async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const other = Promise.withResolvers<void>();
  const work = async (item: number) => {
    begun.push(item);
    if (item === 1) {
      setTimeout(other.resolve, 5);
      throw new Error("the first");
    }
    await other.promise;
    ended.push(item);
  };
  await expect(inLanes([1, 2, 3, 4, 5], 2, work)).rejects.toThrow("the first");
  expect(begun).toEqual([1, 2]);
  expect(ended).toEqual([2]);
});
