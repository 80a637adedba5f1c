import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { countRequest, untilAnswered } from "./open-requests";

afterEach(() => void vi.useRealTimers());

test("a request under way is waited for, though the clock is put forward meanwhile", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const response = new EventEmitter() as unknown as ServerResponse;
  countRequest(response);
  const waiting = untilAnswered(performance.now() + 20_000);
  vi.setSystemTime(Date.now() + 3_600_000);
  setTimeout(() => response.emit("close"), 200);
  expect(await waiting).toBe(0);
});
