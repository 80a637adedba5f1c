import "@/tests/setup/database";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { pipeToNodeResponse } from "next/dist/server/pipe-readable";
import { expect, test } from "vitest";
import { serve } from "@/tests/setup/http-server";
import { boundsOfShares } from "./in-flight-shares";

// Hardly compressible, so that the last of it is still being compressed when the reader goes.
const page = Buffer.from(Array.from({ length: 200_000 }, () => Math.random().toString(36)).join());
let said = () => {};
const { port, origin } = await serve(async (_, response) => {
  response.setHeader("content-type", "text/html");
  const { end } = response;
  response.end = ((...args: unknown[]) => {
    const answer = Reflect.apply(end, response, args);
    said();
    return answer;
  }) as typeof end;
  await pipeToNodeResponse(
    new ReadableStream({
      start(controller) {
        controller.enqueue(page);
        controller.close();
      },
    }),
    response,
  );
});

test("a client that leaves during compression frees its slot", async () => {
  const most = boundsOfShares.searches.servedOfClient;
  for (let left = 0; left < most; left += 1) {
    const line = connect(port, "127.0.0.1").resume();
    line.on("error", () => {});
    said = () => line.destroy();
    line.write("GET /listing/search?query=a HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\n\r\n");
    await new Promise((resolve) => line.once("close", resolve));
    await sleep(100);
  }
  said = () => {};
  const answer = await fetch(`${origin}/listing/search?query=a`, {
    signal: AbortSignal.timeout(3_000),
  });
  expect(answer.status).toBe(200);
});
