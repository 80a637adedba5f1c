import "@/tests/setup/database";
import type { IncomingMessage, ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { rejectWaiting } from "@/lib/process/drain-requests";
import { serve } from "@/tests/setup/http-server";
import { boundsOfShares, boundsOfSlowBodies, type Rejection } from "./in-flight-shares";

const search = "GET /listing/search?query=6205";
const { servedOfClient, waitingOfClient } = boundsOfShares.searches;
const rejected = vi.hoisted((): Rejection[] => []);
vi.mock("@/lib/http/request-log", () => ({
  observeRequest: () => {},
  countRejection: (one: Rejection) => void rejected.push(one),
}));

interface Handled {
  request: IncomingMessage;
  response: ServerResponse;
  /** Ends the work for it, answered or not. */
  end: () => void;
}

/** What was handed on and is not over. */
const handled: Handled[] = [];
const lines: Socket[] = [];

const { server, port } = await serve((request, response) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = () => {
    handled.splice(handled.indexOf(own), 1);
    response.end(`of ${request.url}`);
    resolve();
  };
  const own: Handled = { request, response, end };
  handled.push(own);
  if (request.url === "/about") {
    end();
  }
  return promise;
});

afterEach(async () => {
  for (const line of lines.splice(0)) {
    line.destroy();
  }
  await expect
    .poll(async () => {
      for (const { end } of [...handled]) {
        end();
      }
      return [handled.length, await openConnections()];
    })
    .toEqual([0, 0]);
  rejected.length = 0;
});

test("beyond a client's share of running and waiting requests, the next is rejected in its own format", async () => {
  const flood = "127.0.0.2";
  const floods = Array.from({ length: servedOfClient + waitingOfClient }, () => say(search, flood));
  await expect.poll(urls).toHaveLength(servedOfClient);
  await expect.poll(() => openConnections()).toBe(floods.length);
  await sleep(100);
  const call = say("POST /operations/get-listing-by-id", flood, "Content-Length: 0\r\n");
  await expect.poll(call.heard).toMatch(/^HTTP\/1\.1 503 .*\r\nRetry-After: 5\r\n/s);
  expect(call.heard()).toMatch(
    /\{"message":"The service is temporarily unavailable.","code":"UNAVAILABLE"\}/,
  );
  const page = say(`${search}&lang=en`, flood, "Accept: text/html\r\n");
  await expect.poll(page.heard).toMatch(/^HTTP\/1\.1 503 .*<html lang="en"/s);
  expect(page.heard()).toMatch(/\r\nX-Request-Id: [\w-]{36}\r\n/);
  expect(rejected).toEqual(["searches", "searches"]);

  const login = say("POST /auth/email/login", flood, "Content-Length: 0\r\n");
  await expect.poll(urls).toContain("/auth/email/login");
  await expect.poll(say("GET /about", flood).heard).toContain("of /about");
  const other = say("GET /listing/search?query=other", "127.0.0.3");
  await expect.poll(urls).toContain("/listing/search?query=other");
  handled.find(({ request }) => request.url?.includes("other"))?.end();
  await expect.poll(other.heard).toContain("200 OK");
  handled.find(({ request }) => request.method === "POST")?.end();
  await expect.poll(login.heard).toContain("200 OK");
});

test("prefetches are rejected first", async () => {
  const asked = servedOfClient + waitingOfClient / 4;
  for (let index = 0; index < asked; index += 1) {
    say(search, "127.0.0.4");
  }
  await expect.poll(urls).toHaveLength(servedOfClient);
  await expect.poll(() => openConnections()).toBe(asked);
  await sleep(100);
  const prefetch = say(search, "127.0.0.4", "RSC: 1\r\nNext-Router-Prefetch: 1\r\n");
  await expect.poll(prefetch.heard).toContain("503");
  const page = say(search, "127.0.0.4");
  await sleep(100);
  expect(page.heard()).toBe("");
});

test("work for a client that has left counts until it is done", async () => {
  const floods = Array.from({ length: servedOfClient }, () => say(search, "127.0.0.5"));
  await expect.poll(urls).toHaveLength(servedOfClient);
  for (const { line } of floods) {
    line.destroy();
  }
  say("GET /listing/search?query=next", "127.0.0.5");
  await expect.poll(() => openConnections()).toBe(1);
  await sleep(100);
  expect(urls()).not.toContain("/listing/search?query=next");
  handled[0]?.end();
  await expect.poll(urls).toContain("/listing/search?query=next");
});

test("when the process ends, waiting requests are rejected and running ones are answered", async () => {
  const floods = Array.from({ length: servedOfClient + 2 }, () => say(search, "127.0.0.9"));
  await expect.poll(urls).toHaveLength(servedOfClient);
  await expect.poll(() => openConnections()).toBe(floods.length);
  await sleep(100);
  rejectWaiting();
  const statuses = () => floods.map(({ heard }) => heard().slice(9, 12)).sort();
  await expect.poll(statuses).toEqual([...Array(servedOfClient).fill(""), "503", "503"]);
  for (const { end } of [...handled]) {
    end();
  }
  await expect.poll(statuses).toEqual([...Array(servedOfClient).fill("200"), "503", "503"]);
});

test("a request that is aborted while waiting is not handled", async () => {
  const floods = Array.from({ length: servedOfClient + 1 }, () => say(search, "127.0.0.6"));
  await expect.poll(urls).toHaveLength(servedOfClient);
  floods.at(-1)?.line.destroy();
  await expect.poll(() => openConnections()).toBe(servedOfClient);
  for (const { end } of [...handled]) {
    end();
  }
  await sleep(100);
  expect(urls()).toEqual([]);
});

test("bodies that come slowly leave the writes' places to the others", async () => {
  for (let index = 0; index < boundsOfShares.writes.servedOfClient; index += 1) {
    say("POST /auth/email/login", "127.0.0.7", "Content-Length: 10\r\n", "{");
  }
  await expect.poll(urls).toHaveLength(boundsOfShares.writes.servedOfClient);
  say("POST /auth/email/signup", "127.0.0.7", "Content-Length: 0\r\n");
  await expect.poll(urls, { timeout: 10_000 }).toContain("/auth/email/signup");
});

test("of one client only few bodies may come slowly, and an upload that does is none of them", async () => {
  const most = boundsOfSlowBodies.servedOfClient;
  const slow = (requestLine: string) =>
    say(requestLine, "127.0.0.8", "Content-Length: 10\r\n", "{");
  slow("PUT /files/upload/token");
  for (let index = 0; index < most; index += 1) {
    slow("POST /auth/email/login");
  }
  await expect.poll(urls).toHaveLength(most + 1);
  await sleep(1_200);
  for (let index = 0; index < 3; index += 1) {
    slow("POST /operations/fuzzy-search-listings");
  }
  await expect.poll(urls).toHaveLength(most + 4);
  await expect.poll(() => openConnections(), { timeout: 10_000 }).toBe(most + 1);
});

test("a connection with too many of them is answered that and closed", async () => {
  const line = connect(port, "127.0.0.1");
  lines.push(line);
  const heard = textOf(line);
  line.write(`${search} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(400));
  const answered = async () => {
    for (const { end } of [...handled]) {
      end();
    }
    return [heard().match(/HTTP\/1\.1 \d+/g), await openConnections()];
  };
  const statuses = [...Array(16).fill("HTTP/1.1 200"), "HTTP/1.1 503"];
  await expect.poll(answered).toEqual([statuses, 0]);
  expect(heard()).toMatch(/503 .*\r\nConnection: close\r\nRetry-After: 5\r\n/s);
  expect(rejected.every((one) => one === "ahead")).toBe(true);
});

function say(requestLine: string, localAddress: string, headers = "", body = "") {
  const line = connect({ port, host: "127.0.0.1", localAddress });
  lines.push(line);
  line.write(`${requestLine} HTTP/1.1\r\nHost: x\r\n${headers}\r\n${body}`);
  return { line, heard: textOf(line) };
}

function textOf(line: Socket): () => string {
  let text = "";
  line
    .on("error", () => {})
    .on("data", (piece) => {
      text += piece;
    });
  return () => text;
}

function urls(): (string | undefined)[] {
  return handled.map(({ request }) => request.url);
}

function openConnections(): Promise<number> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
}
