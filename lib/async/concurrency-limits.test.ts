import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { AppError } from "@/lib/errors/app-error";
import { boundedLimit, keyedLimit } from "./concurrency-limits";

const bounds = {
  width: 1,
  maxWaiting: 9,
  maxWaitInMs: 5_000,
  maxOfClient: 9,
  rejection: () => new AppError("QUERY_TIMEOUT"),
};
const rejected = { code: "QUERY_TIMEOUT" };

/** Work that runs until it is ended. */
function blockingWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

test("no more run at once than the limit, the others in order, and a failing one frees its slot", async () => {
  const run = boundedLimit({ ...bounds, width: 2 });
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const work = async (index: number) => {
    begun.push(index);
    running += 1;
    most = Math.max(most, running);
    await wait(5);
    running -= 1;
    if (index === 1) {
      throw new Error("broken");
    }
  };
  const all = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((index) => run(() => work(index))));
  expect([most, begun]).toEqual([2, [0, 1, 2, 3, 4, 5]]);
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  expect(await run(async () => "free")).toBe("free");
});

test("a call is rejected at once when too many wait, or after waiting too long, and then no longer counts", async () => {
  const run = boundedLimit({ ...bounds, maxWaiting: 1, maxWaitInMs: 30 });
  const blocking = blockingWork();
  const running = run(blocking.work);
  const waiting = run(async () => "late");
  await expect(run(async () => "more")).rejects.toMatchObject(rejected);
  await expect(waiting).rejects.toMatchObject(rejected);
  const next = run(async () => "next");
  blocking.end();
  await running;
  expect(await next).toBe("next");
});

test("a client runs and awaits so much, and other clients are still served", async () => {
  const run = boundedLimit({ ...bounds, maxOfClient: 2 });
  const blocking = blockingWork();
  const own = [run(blocking.work, "crawler"), run(async () => undefined, "crawler")];
  await expect(run(async () => undefined, "crawler")).rejects.toMatchObject(rejected);
  const others = [null, null, null, "reader"].map((client) => run(async () => "served", client));
  blocking.end();
  expect(await Promise.all(others)).toEqual(Array(4).fill("served"));
  await Promise.all(own);
  expect(await run(async () => "again", "crawler")).toBe("again");
});

test("a client that has waited too long may come again", async () => {
  const run = boundedLimit({ ...bounds, maxWaitInMs: 20, maxOfClient: 1 });
  const blocking = blockingWork();
  const running = run(blocking.work, "reader");
  await expect(run(async () => undefined, "crawler")).rejects.toMatchObject(rejected);
  blocking.end();
  await running;
  expect(await run(async () => "again", "crawler")).toBe("again");
});

test("calls with different keys do not wait for each other", async () => {
  const run = keyedLimit(1);
  const blocking = blockingWork();
  const running = run("one", blocking.work);
  const begun: string[] = [];
  const same = run("one", async () => begun.push("same"));
  await run("other", async () => begun.push("other"));
  blocking.end();
  await Promise.all([running, same]);
  expect(begun).toEqual(["other", "same"]);
});
