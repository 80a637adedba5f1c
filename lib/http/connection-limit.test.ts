import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { makeConnectionLimit } from "./connection-limit";

afterEach(() => void vi.useRealTimers());

class Line extends EventEmitter {
  destroyed = false;

  destroy() {
    this.destroyed = true;
    this.emit("close");
  }
}

function lines(count: number): (Line & Socket)[] {
  return Array.from({ length: count }, () => new Line() as Line & Socket);
}

test("a client has so many connections, and others still find room", () => {
  const { admit } = makeConnectionLimit({ all: 4, ofClient: 2, requests: 1 });
  const [a, b, c, d, e, f] = lines(6) as [Line & Socket, ...(Line & Socket)[]];
  expect([a, b, c].map((line) => admit(line as Socket, "one"))).toEqual([true, true, false]);
  expect([d, e, f].map((line, index) => admit(line as Socket, `other ${index}`))).toEqual([
    ...[true, true],
    false,
  ]);
  a.destroy();
  expect(admit(c as Socket, "one")).toBe(true);
});

test("a proxy's connections are limited only in all", () => {
  const { admit } = makeConnectionLimit({ all: 4, ofClient: 2, requests: 1 });
  expect(lines(5).map((line) => admit(line, null))).toEqual([true, true, true, true, false]);
});

test("the oldest that asks nothing is closed for a new one, never one that is being answered", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const { admit, begin } = makeConnectionLimit({ all: 9, ofClient: 2, requests: 1 });
  const [busy, idle, fresh, late] = lines(4) as [Line & Socket, Line & Socket, Socket, Socket];
  admit(busy, "one");
  admit(idle, "one");
  begin(busy, new EventEmitter() as unknown as ServerResponse);
  vi.advanceTimersByTime(6_000);
  expect(admit(fresh, "one")).toBe(true);
  expect([busy.destroyed, idle.destroyed]).toEqual([false, true]);
  expect(admit(late, "one")).toBe(false);
});

test("so many requests of a connection may be unanswered", () => {
  const { admit, begin } = makeConnectionLimit({ all: 9, ofClient: 2, requests: 1 });
  const [line] = lines(1) as [Line & Socket];
  admit(line, "one");
  const first = new EventEmitter();
  expect(begin(line, first as unknown as ServerResponse)).toBe(true);
  const second = new EventEmitter();
  expect(begin(line, second as unknown as ServerResponse)).toBe(false);
  first.emit("close");
  second.emit("close");
  expect(begin(line, new EventEmitter() as unknown as ServerResponse)).toBe(true);
});
