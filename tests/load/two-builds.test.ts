import { mkdtempSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findFreePort } from "@/scripts/process/port";
import { startProxy } from "@/scripts/servers/nginx";

// docs/nginx.conf before two builds, as while a new version is rolled out. What nginx does is in question, not what
// Next answers: each stands for a build that has only its own files.
const builds = { old: ["/_next/static/old.js"], new: ["/_next/static/new.js"] };
const asked: string[] = [];
let origin: string;

beforeAll(async () => {
  const servers = await Promise.all(Object.values(builds).map(serve));
  const port = await findFreePort();
  const folder = mkdtempSync(path.join(tmpdir(), "two-builds-"));
  const instances = servers.map((server) => (server.address() as AddressInfo).port);
  const proxy = await startProxy({ port, instances, folder });
  origin = `http://127.0.0.1:${port}`;
  afterAll(async () => {
    await proxy.stop();
    for (const server of servers) {
      server.close();
    }
  });
});

test("whichever instance a file is asked of, the one whose build has it answers", async () => {
  for (const file of ["/_next/static/old.js", "/_next/static/new.js"]) {
    const statuses = await Promise.all(Array.from({ length: 10 }, () => statusOf(file)));
    expect(new Set(statuses)).toEqual(new Set([200]));
  }
});

test("a file that no build has is a 404, and no other address is asked twice", async () => {
  expect(await statusOf("/_next/static/gone.js")).toBe(404);
  expect(asked.filter((url) => url === "/_next/static/gone.js")).toHaveLength(2);
  expect(await statusOf("/missing")).toBe(404);
  expect(asked.filter((url) => url === "/missing")).toHaveLength(1);
});

async function serve(files: string[]): Promise<Server> {
  const server = createServer(({ url = "" }, response) => {
    asked.push(url);
    response.writeHead(files.includes(url) ? 200 : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

async function statusOf(address: string): Promise<number> {
  return (await fetch(origin + address)).status;
}
