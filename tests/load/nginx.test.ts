import { mkdtempSync } from "node:fs";
import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
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
import { startProxy } from "@/tests/servers/nginx";

// Tests docs/nginx.conf itself. Two small servers stand for the instances, each with only its own build's files.
const files = ["/_next/static/old.js", "/_next/static/new.js"];
/** Longer than nginx's timeout for reading requests. */
const longInMs = 22_000;

interface Asked {
  url: string;
  method: string;
  body: string;
  headers: IncomingHttpHeaders;
}

let asked: Asked[] = [];
let servers: Server[];
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

test("a file is answered by the instance whose build has it, whichever is asked", async () => {
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

test("reads of an instance that stands still go to the other, writes take their time and are sent once", async () => {
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
  // With four requests, at least one met that server first.
  expect(asked.filter(({ method }) => method === "GET").length).toBeGreaterThan(pages.length);
});

test("a client that asks too much gets the page that says when to come again, and the others do not notice", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const flood = await Promise.all(
    Array.from({ length: 1_500 }, () => answerTo("/page/flood", "127.0.0.66", agent)),
  );
  agent.destroy();
  const over = flood.filter(({ status }) => status === 503);
  expect(over.length).toBeGreaterThan(0);
  expect(flood.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(500);
  expect(over.every(({ headers }) => headers["retry-after"] === "5")).toBe(true);
  expect(over[0]?.text).toContain("<html");
  expect((await answerTo("/page/other", "127.0.0.67")).status).toBe(200);
  expect((await answerTo("/healthz", "127.0.0.66")).status).toBe(404);
  expect((await answerTo("/_next/static/old.js", "127.0.0.66")).status).toBe(200);
});

test("images use up nothing of their reader's other requests", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const images = await Promise.all(
    Array.from({ length: 1_000 }, (_, id) => answerTo(`/media/${id}/small`, "127.0.0.70", agent)),
  );
  expect(images.filter(({ status }) => status === 503)).toEqual([]);
  const pages = await Promise.all(
    Array.from({ length: 500 }, () => answerTo("/page/after", "127.0.0.70", agent)),
  );
  agent.destroy();
  expect(pages.filter(({ status }) => status === 503)).toEqual([]);
});

test("a network of IPv6 is one client whichever of its addresses asks, and the next one is another", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const ask = (address: string) =>
    answerTo("/page/flood", "127.0.0.71", agent, { "x-test-address": address });
  const flood = await Promise.all(
    // Some of these addresses contain a line feed among their bytes.
    Array.from({ length: 1_500 }, (_, at) => ask(`2001:db8:0:a0a::${(at + 1).toString(16)}`)),
  );
  expect(flood.some(({ status }) => status === 503)).toBe(true);
  expect((await ask("2001:db8:0:a0b::1")).status).toBe(200);
  agent.destroy();
});

test("so many requests of a client are under way at once, and the next is rejected", async () => {
  const post = { method: "POST", headers: { "content-length": 1 } };
  const where = { host: "127.0.0.1", port: new URL(origin).port, localAddress: "127.0.0.68" };
  const hanging = Array.from({ length: 100 }, () =>
    request({ ...where, ...post, path: "/operations/long" }).on("error", () => {}),
  );
  for (const one of hanging) {
    one.end("x");
  }
  await expect.poll(() => asked.length).toBe(100);
  expect((await answerTo("/page/more", "127.0.0.68")).status).toBe(503);
  expect((await answerTo("/page/more", "127.0.0.69")).status).toBe(200);
  for (const one of hanging) {
    one.destroy();
  }
});

test("where no instance answers everybody gets the page for that, also for writes", async () => {
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
  const server = createServer((question, response) => void answer(file, question, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

async function answer(file: string, question: IncomingMessage, response: ServerResponse) {
  const { url = "", method = "", headers } = question;
  asked.push({ url, method, headers, body: await text(question) });
  if (method === "POST" || (standsStill && file === files[0])) {
    await sleep(longInMs);
  }
  const isHere = url === file || /^\/(page|operations|listing|media)\//.test(url);
  response.writeHead(isHere ? 200 : 404).end();
}

async function statusOf(address: string, init?: RequestInit): Promise<number> {
  return (await fetch(origin + address, init)).status;
}

function answerTo(
  path: string,
  localAddress: string,
  agent: Agent | false = false,
  headers: Record<string, string> = {},
) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number | undefined;
    headers: IncomingHttpHeaders;
    text: string;
  }>();
  const where = { host: "127.0.0.1", port: new URL(origin).port, localAddress, agent };
  request({ ...where, path, headers }, async (response) => {
    const { statusCode: status, headers } = response;
    resolve({ status, headers, text: await text(response) });
  })
    .on("error", reject)
    .end();
  return promise;
}
