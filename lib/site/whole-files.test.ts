import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { guardFrontDoor } from "./front-door";

// As Next's file server does: what it cannot keep becomes a 500.
const server = createServer(({ headers, method }, response) => {
  const asked = ["range", "if-range", "if-match", "if-unmodified-since"];
  const isWhole = method === "GET" && !asked.some((name) => headers[name]);
  response.writeHead(isWhole ? 200 : 500).end("inside");
});
let origin = "";

beforeAll(async () => {
  guardFrontDoor(0, "https://shop.example");
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const files = ["/sw.js", "/offline.html?x", "/icon-192.png", "/_next/static/chunks/a%2Fb.js"];

test.each(files)("%s is sent whole, whatever part or state of it is asked for", async (path) => {
  for (const [name, value] of [
    ["range", "bytes=99999999-"],
    ["if-range", '"x"'],
    ["if-match", '"x"'],
    ["if-unmodified-since", "Mon, 01 Jan 1990 00:00:00 GMT"],
  ] as const) {
    expect((await fetch(origin + path, { headers: { [name]: value } })).status, name).toBe(200);
  }
});

test.each(files)("%s is only read", async (path) => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    const answer = await fetch(origin + path, { method });
    expect([answer.status, answer.headers.get("allow")], method).toEqual([405, "GET, HEAD"]);
    expect(await answer.json()).toMatchObject({ code: "METHOD_NOT_ALLOWED" });
  }
  const options = await fetch(origin + path, { method: "OPTIONS" });
  expect([options.status, options.headers.get("allow")]).toEqual([204, "GET, HEAD, OPTIONS"]);
});

test("a download of ours is told which part is asked for", async () => {
  const headers = { range: "bytes=0-1" };
  expect((await fetch(`${origin}/files/download/x`, { headers })).status).toBe(500);
});
