import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { AppError } from "@/lib/errors/app-error";
import { makeTurns } from "./turns";

const refusal = () => new AppError("QUERY_TIMEOUT");

test("no more than the width at once, the others in order, and a failing one frees its place", async () => {
  const { inTurn } = makeTurns({ width: 2, maxWaiting: 10, maxWaitInMs: 5_000, refusal });
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
  const all = await Promise.allSettled(
    [0, 1, 2, 3, 4, 5].map((index) => inTurn(() => work(index))),
  );
  expect([most, begun]).toEqual([2, [0, 1, 2, 3, 4, 5]]);
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  expect(await inTurn(async () => "free")).toBe("free");
});

test("who comes when too many wait is refused at once, who waits too long then", async () => {
  const { takeTurn } = makeTurns({ width: 1, maxWaiting: 1, maxWaitInMs: 30, refusal });
  const endTurn = await takeTurn();
  const waiting = takeTurn();
  await expect(takeTurn()).rejects.toMatchObject({ code: "QUERY_TIMEOUT" });
  await expect(waiting).rejects.toMatchObject({ code: "QUERY_TIMEOUT" });
  endTurn();
  (await takeTurn())();
});

test("a turn that is ended twice frees one place", async () => {
  const { takeTurn } = makeTurns({ width: 1, maxWaiting: 0, maxWaitInMs: 30, refusal });
  const endTurn = await takeTurn();
  endTurn();
  endTurn();
  await takeTurn();
  await expect(takeTurn()).rejects.toMatchObject({ code: "QUERY_TIMEOUT" });
});

test("a client holds and awaits so many turns, whoever else comes gets one", async () => {
  const bounds = { maxWaiting: 9, maxWaitInMs: 5_000, maxOfClient: 2, refusal };
  const { takeTurn } = makeTurns({ width: 1, ...bounds });
  const endTurn = await takeTurn("crawler");
  const waiting = takeTurn("crawler");
  const outcome = Promise.race([takeTurn("crawler"), wait(1_000, "waits")]);
  await expect(outcome).rejects.toMatchObject({ code: "QUERY_TIMEOUT" });
  const others = [takeTurn(), takeTurn(), takeTurn(), takeTurn("reader")];
  endTurn();
  const again = takeTurn("crawler");
  for (const turn of [waiting, ...others, again]) {
    (await turn)();
  }
});

test("a client that has waited too long may come again", async () => {
  const bounds = { maxWaiting: 9, maxWaitInMs: 20, maxOfClient: 1, refusal };
  const { takeTurn } = makeTurns({ width: 1, ...bounds });
  const endTurn = await takeTurn("reader");
  await expect(takeTurn("crawler")).rejects.toMatchObject({ code: "QUERY_TIMEOUT" });
  endTurn();
  (await takeTurn("crawler"))();
});
