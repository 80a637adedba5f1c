import { mkdtempSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { findFreePort } from "@/scripts/process/port";
import { startProxy } from "@/scripts/servers/nginx";

// docs/nginx.conf itself. What nginx does is in question, not what Next answers: two small servers stand for the
// instances, each for a build that has only its own files.
const files = ["/_next/static/old.js", "/_next/static/new.js"];
/** Longer than nginx waits for what is only read. */
const longInMs = 22_000;

let asked: string[] = [];
/** The one that is asked first stands still. */
let standsStill = false;
let origin: string;

beforeAll(async () => {
  const servers = await Promise.all(files.map(serve));
  const port = await findFreePort();
  const folder = mkdtempSync(path.join(tmpdir(), "nginx-"));
  const instances = servers.map((server) => (server.address() as AddressInfo).port);
  const proxy = await startProxy({ port, instances, folder });
  origin = `http://127.0.0.1:${port}`;
  afterAll(async () => {
    await proxy.stop();
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
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
  expect(asked.toSorted()).toEqual(["/_next/static/gone.js", "/_next/static/gone.js", "/missing"]);
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
  expect(asked.filter((url) => writes.includes(url)).toSorted()).toEqual(writes.toSorted());
  // Of four at least one met it first.
  expect(asked.filter((url) => url.startsWith("/page/")).length).toBeGreaterThan(pages.length);
});

async function serve(file: string): Promise<Server> {
  const server = createServer((request, response) => void answer(file, request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

async function answer(
  file: string,
  { url = "", method }: IncomingMessage,
  response: ServerResponse,
) {
  asked.push(url);
  if (method === "POST" || (standsStill && file === files[0])) {
    await sleep(longInMs);
  }
  response.writeHead(url === file || /^\/(page|operations|listing)\//.test(url) ? 200 : 404).end();
}

async function statusOf(address: string, init?: RequestInit): Promise<number> {
  return (await fetch(origin + address, init)).status;
}
