import { mkdtempSync } from "node:fs";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { findFreePort } from "@/scripts/process/port";
import { startProxy } from "@/scripts/servers/nginx";

// docs/nginx.conf itself. What nginx does is in question, not what Next answers: two small servers stand for the
// instances, each for a build that has only its own files.
const files = ["/_next/static/old.js", "/_next/static/new.js"];
/** Longer than nginx waits for what is only read. */
const longInMs = 22_000;

interface Asked {
  url: string;
  method: string;
  body: string;
  headers: IncomingHttpHeaders;
}

let asked: Asked[] = [];
let servers: Server[];
/** The one that is asked first stands still. */
let standsStill = false;
let origin: string;

beforeAll(async () => {
  servers = await Promise.all(files.map(serve));
  const port = await findFreePort();
  const folder = mkdtempSync(path.join(tmpdir(), "nginx-"));
  const instances = servers.map((server) => (server.address() as AddressInfo).port);
  const proxy = await startProxy({ port, instances, folder });
  origin = `http://127.0.0.1:${port}`;
  afterAll(async () => {
    await proxy.stop();
    closeAll();
  });
});

beforeEach(() => {
  asked = [];
});

test("whichever instance a file is asked of, the one whose build has it answers", async () => {
  for (const file of files) {
    const statuses = await Promise.all(Array.from({ length: 10 }, () => statusOf(file)));
    expect(new Set(statuses)).toEqual(new Set([200]));
  }
});

test("a file that no build has is a 404, and no other address is asked twice", async () => {
  expect(await statusOf("/_next/static/gone.js")).toBe(404);
  expect(await statusOf("/missing")).toBe(404);
  const urls = asked.map(({ url }) => url);
  expect(urls.toSorted()).toEqual(["/_next/static/gone.js", "/_next/static/gone.js", "/missing"]);
});

test("what is read of an instance that stands still is read of the other, what is written takes its time and is sent once", async () => {
  standsStill = true;
  const pages = Array.from({ length: 4 }, (_, index) => `/page/${index}`);
  const writes = ["/operations/many", "/listing/form"];
  const statuses = await Promise.all([
    ...pages.map((page) => statusOf(page)),
    ...writes.map((address) => statusOf(address, { method: "POST", body: "rows" })),
  ]);
  standsStill = false;
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
  const written = asked.filter(({ method }) => method === "POST");
  expect(written.map(({ url }) => url).toSorted()).toEqual(writes.toSorted());
  for (const { body, headers } of written) {
    expect([body, headers]).toMatchObject([
      "rows",
      {
        host: new URL(origin).host,
        "x-forwarded-host": new URL(origin).host,
        "x-forwarded-for": "127.0.0.1",
        "x-request-id": expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
  }
  // Of four at least one met it first.
  expect(asked.filter(({ method }) => method === "GET").length).toBeGreaterThan(pages.length);
});

test("where no instance answers everybody gets the page for that, who writes too", async () => {
  closeAll();
  for (const method of ["GET", "POST", "PUT"]) {
    const answer = await fetch(`${origin}/listing`, {
      method,
      ...(method !== "GET" && { body: "x" }),
    });
    expect([method, answer.status, answer.headers.get("retry-after")]).toEqual([method, 503, "5"]);
    expect(await answer.text()).toContain("<html");
  }
});

function closeAll(): void {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
}

async function serve(file: string): Promise<Server> {
  const server = createServer((request, response) => void answer(file, request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

async function answer(file: string, request: IncomingMessage, response: ServerResponse) {
  const { url = "", method = "", headers } = request;
  asked.push({ url, method, headers, body: await text(request) });
  if (method === "POST" || (standsStill && file === files[0])) {
    await sleep(longInMs);
  }
  const isHere = url === file || /^\/(page|operations|listing)\//.test(url);
  response.writeHead(isHere ? 200 : 404).end();
}

async function statusOf(address: string, init?: RequestInit): Promise<number> {
  return (await fetch(origin + address, init)).status;
}
