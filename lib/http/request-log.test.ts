process.env.METRICS_TOKEN = "a-token-of-the-scraper";

import "@/tests/setup/database";
import { get } from "node:http";
import { beforeEach, expect, test, vi } from "vitest";
import { makeLog } from "@/lib/log/log";
import { metrics } from "@/lib/observability/metrics";
import { beginStopping } from "@/lib/process/stopping";
import { serve } from "@/tests/setup/http-server";

const lines: Record<string, unknown>[] = [];
const own = makeLog({ write: (line) => void lines.push(JSON.parse(line)) });
own.level = "info";
Object.assign(globalThis, { lagerfundLog: own });

const { origin } = await serve((request, response) => {
  if (request.url?.startsWith("/listing/search")) {
    response.write("the beginning");
  } else if (request.url !== "/about") {
    response.writeHead(request.url === "/login" ? 503 : 200).end("all");
  }
});
beforeEach(() => {
  lines.length = 0;
});

test("a request is one line when it is over, by its route and without anything of who asked", async () => {
  const headers = { cookie: "kanarienvogel", "user-agent": "kanarienvogel" };
  const answer = await fetch(`${origin}/files/download/kanarienvogel?kanarienvogel`, { headers });
  await answer.text();
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  expect(lines[0]).toMatchObject({
    level: 30,
    msg: "request",
    method: "GET",
    route: "/files/download/[token]",
    status: 200,
    requestId: answer.headers.get("x-request-id"),
    durationInMs: expect.any(Number),
  });
  expect(lines[0]).not.toHaveProperty("isCut");
  expect(JSON.stringify(lines)).not.toMatch(/kanarienvogel|127\.0\.0\.1/);
});

test("the log tells a client that left before the response from one that left during it", async () => {
  for (const path of ["/about", "/listing/search?query=6205"]) {
    const leaving = get(origin + path).on("error", () => {});
    leaving.on("response", () => leaving.destroy());
    setTimeout(() => leaving.destroy(), 200);
    await new Promise((resolve) => leaving.on("close", resolve));
  }
  await vi.waitFor(() => expect(lines).toHaveLength(2));
  expect(lines.every(({ isCut }) => isCut)).toBe(true);
  expect(lines.map(({ route, status }) => [route, status])).toEqual([
    ["/about", undefined],
    ["/listing/search", 200],
  ]);
});

test("health checks are counted but not logged", async () => {
  await (await fetch(`${origin}/readyz`)).text();
  await (await fetch(`${origin}/login`)).text();
  await vi.waitFor(() => expect(lines.map(({ route }) => route)).toEqual(["/login"]));
  const text = await metrics()?.registry.metrics();
  const requests = (route: string, status: string) =>
    `http_requests_total{route="${route}",method="GET",status="${status}"} 1`;
  expect(text).toContain(requests("/readyz", "2xx"));
  expect(text).toContain(requests("/login", "5xx"));
  expect(text).toContain(requests("/about", "none"));
});

test("from the signal on every answer ends its line, whoever gives it", async () => {
  const connectionOf = async (path: string) =>
    (await fetch(origin + path)).headers.get("connection");
  expect([await connectionOf("/"), await connectionOf("/%ff")]).toEqual([
    "keep-alive",
    "keep-alive",
  ]);
  beginStopping();
  expect([await connectionOf("/"), await connectionOf("/%ff")]).toEqual(["close", "close"]);
});
