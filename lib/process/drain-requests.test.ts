import { EventEmitter } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { countRequest, registerServer, stopListening, untilAnswered } from "./drain-requests";

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

test("a request whose connection waits to be accepted while listening ends is answered", async () => {
  const server = createServer((_, response) => void response.end("counted"));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  registerServer(server);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("data", (bytes) => resolve(String(bytes))).on("error", reject);
  socket.write("POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  await new Promise<void>((connecting) => process.nextTick(connecting));
  keepBusy(50);
  await stopListening();
  expect(await Promise.race([promise, pause(5_000)])).toContain("counted");
});

function keepBusy(forInMs: number): void {
  const until = performance.now() + forInMs;
  while (performance.now() < until) {}
}
