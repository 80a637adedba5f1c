import "@/tests/setup/database";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate as nextRound } from "node:timers/promises";
import { expect, test } from "vitest";
import { serve } from "@/tests/setup/http-server";
import { noClient } from "./client";
import { currentClient, currentRequestId, outsideRequests, runInRequest } from "./current-request";

const clients = ["203.0.113.7", "198.51.100.4", "192.0.2.9"];
const arrived: (() => void)[] = [];
const handle = async (_: IncomingMessage, response: ServerResponse) => {
  // All are here before the first one is answered, on connections of their own.
  await new Promise<void>((resolve) => {
    arrived.push(resolve);
    if (arrived.length === clients.length) {
      arrived.forEach((goOn) => void goOn());
    }
  });
  await nextRound();
  response.end(JSON.stringify([currentClient(), currentRequestId()]));
};
const { origin } = await serve(handle, { trustedProxies: 1 });

test("each of several requests at once knows its own client and its own name, as our proxy names them", async () => {
  const heard = await Promise.all(
    clients.map(async (address) => {
      const headers = { "x-forwarded-for": address, "x-request-id": `request-of-${address}` };
      return (await fetch(origin, { headers })).json();
    }),
  );
  expect(heard).toEqual(
    clients.map((address) => [{ address, userAgent: null }, `request-of-${address}`]),
  );
});

test("a job without a request has no client and no request", () => {
  expect([currentClient(), currentRequestId()]).toEqual([noClient, null]);
});

test("work that serves many requests is done for none of them", () => {
  const within = runInRequest({ client: noClient, requestId: "the-first-of-them" }, () => [
    currentRequestId(),
    outsideRequests(currentRequestId),
    currentRequestId(),
  ]);
  expect(within).toEqual(["the-first-of-them", null, "the-first-of-them"]);
});
