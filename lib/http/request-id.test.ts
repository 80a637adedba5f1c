// As of a host: what is logged is looked at.
process.env.LOG_LEVEL = "info";

import "@/tests/setup/database";
import { type IncomingMessage, request } from "node:http";
import { expect, test } from "vitest";
import { errorResponse } from "@/lib/error-reporting/error-response";
import { AppError } from "@/lib/errors/app-error";
import { makeLog } from "@/lib/log/log";
import { serve } from "@/tests/setup/http-server";
import { requestIdOf } from "./set-trusted-headers";

const faults: Record<string, unknown> = {
  "/bug": new Error("bug"),
  "/away": Object.assign(new Error("away"), { code: "ECONNREFUSED" }),
  "/full": new AppError("UNAVAILABLE", { retryAfterInSeconds: 5 }),
  "/missing": new AppError("NOT_FOUND"),
};
const lines: { msg: string; requestId?: string }[] = [];
const logged = globalThis as { lagerfundLog?: ReturnType<typeof makeLog> };

// A line about the request itself comes when it is over.
const write = (text: string) => {
  const line = JSON.parse(text);
  lines.push(...(line.msg === "request" ? [] : [line]));
};
logged.lagerfundLog = makeLog({ write });

const { port } = await serve(async (asked, response) => {
  const fault = faults[asked.url ?? ""];
  const answer = fault ? errorResponse(fault, "test") : new Response("inside");
  response.writeHead(answer.status);
  response.end(await answer.text());
});

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test.each(["/", "/%ff", "/missing", "/bug"])(
  "the answer to %s has a name of its own",
  async (path) => {
    const names = [(await ask(path)).name, (await ask(path)).name];
    expect(names).toEqual([expect.stringMatching(uuid), expect.stringMatching(uuid)]);
    expect(names[0]).not.toBe(names[1]);
  },
);

test("a client's own name for its request is not believed, and neither is a seal that it made up", async () => {
  const headers = { "x-request-id": "of-the-client", "x-lagerfund-seal": "made-up" };
  expect((await ask("/", headers)).name).toMatch(uuid);
});

test.each([
  ["/bug", "INTERNAL"],
  ["/away", "UNAVAILABLE"],
])("what goes wrong at %s is told and logged under the request's name", async (path, code) => {
  lines.length = 0;
  const { name, body } = await ask(path);
  expect(JSON.parse(body)).toMatchObject({ code, data: { requestId: name } });
  expect(lines).toMatchObject([{ msg: "operation failed", requestId: name }]);
});

test("an expected error of ours is answered with the request id, the caller's own error without", async () => {
  const full = await ask("/full");
  expect(JSON.parse(full.body).data).toEqual({ retryAfterInSeconds: 5, requestId: full.name });
  expect(JSON.parse((await ask("/missing")).body)).not.toHaveProperty("data");
});

test("without a request id, an error gets an id of its own, which the log has", async () => {
  lines.length = 0;
  const { data } = await errorResponse(new Error("bug"), "test").json();
  expect(data.requestId).toMatch(uuid);
  expect(lines).toMatchObject([{ requestId: data.requestId }]);
});

test.each(["0a1b2c3d4e5f60718293a4b5c6d7e8f9", "Root:1-67891233-abcdef012345678912345678"])(
  "a proxy of ours may call a request %s",
  (said) => {
    expect(requestIdOf(said, true)).toBe(said);
    expect(requestIdOf(said, false)).toMatch(uuid);
  },
);

test.each([
  undefined,
  "",
  "short",
  "x".repeat(65),
  "two words",
  'a"b,c:d}',
  "12345678\n{}",
  ["12345678"],
])("%j is no name for a request", (said) => {
  expect(requestIdOf(said, true)).toMatch(uuid);
});

async function ask(path: string, headers = {}) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, host: "127.0.0.1", path, headers }, resolve).on("error", reject).end();
  });
  const body = Buffer.concat(await answer.toArray()).toString();
  return { name: answer.headers["x-request-id"], body };
}
