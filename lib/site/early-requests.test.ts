import "./held-requests.mjs";
import { once } from "node:events";
import { createServer, get, type IncomingMessage, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { guardFrontDoor } from "./front-door";
import { isForwarded } from "./named-caller";

const answered: string[] = [];
const server = createServer((request, response) => {
  answered.push(`${request.url} ${isForwarded(request) ? "sealed" : "unsealed"}`);
  response.end();
});
await once(server.listen(0, "127.0.0.1"), "listening");
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => server.close());

const observed: string[] = [];
const { emit } = Server.prototype;
Server.prototype.emit = function emitObserved(this: Server, event: string, ...args: unknown[]) {
  if (event === "request") {
    observed.push((args[0] as IncomingMessage).url ?? "");
  }
  return Reflect.apply(emit, this, [event, ...args]);
} as typeof emit;

test("what comes before the front door waits for it, and who has left meanwhile is not answered", async () => {
  const early = fetch(`${origin}/early`);
  const unreadable = fetch(`${origin}/%ff`);
  await cameAndLeft();
  await expect.poll(openConnections).toBe(2);
  expect(answered).toEqual([]);
  guardFrontDoor(0, "https://shop.example");
  const { status, headers } = await early;
  expect([status, headers.get("x-request-id")]).toEqual([
    200,
    expect.stringMatching(/^[\w-]{36}$/),
  ]);
  expect((await unreadable).status).toBe(400);
  await fetch(`${origin}/late`);
  expect(answered).toEqual(["/early sealed", "/late sealed"]);
  expect(observed, "by who was there before the door").toContain("/late");
});

/** Node says "continue" in the very moment in which it hands a request on. */
async function cameAndLeft() {
  const leaving = get(`${origin}/left`, { headers: { expect: "100-continue" } });
  await once(leaving, "continue");
  leaving.on("error", () => {}).destroy();
}

function openConnections(): Promise<number> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
}
