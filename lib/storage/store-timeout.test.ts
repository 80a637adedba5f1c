import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { untilSilent } from "./store-timeout";

const silenceInMs = 50;
const muchLonger = 200;

async function* chunksAfter(waitInMs: number) {
  yield new Uint8Array(1);
  await pause(waitInMs);
  yield new Uint8Array(2);
}

test("a source is given up once no chunk comes while one is waited for", async () => {
  const giveUp = vi.fn();
  for await (const _ of untilSilent(chunksAfter(muchLonger), silenceInMs, giveUp)) {
    // All of them are taken at once.
  }
  expect(giveUp).toHaveBeenCalledTimes(1);
});

test("a reader who takes their time is not, whether they go on or leave", async () => {
  const giveUp = vi.fn();
  const chunks = untilSilent(chunksAfter(0), silenceInMs, giveUp);
  await chunks.next();
  await pause(muchLonger);
  expect((await chunks.next()).value).toHaveLength(2);
  await chunks.return(undefined);
  await pause(muchLonger);
  expect(giveUp).not.toHaveBeenCalled();
});
