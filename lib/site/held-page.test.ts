import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { guardFrontDoor } from "./front-door";

const page = "page".repeat(1_000);
// As Next answers: what it keeps for everybody says so.
const server = createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? "", "http://localhost");
  response.statusCode = Number(searchParams.get("status") ?? 200);
  response.setHeader("etag", '"tag"');
  response.setHeader("content-type", "text/html");
  response.setHeader("cache-control", "private, no-cache");
  if (!searchParams.has("member")) {
    response.setHeader("x-nextjs-cache", "HIT");
  }
  response.end(page);
});
let origin = "";

beforeAll(async () => {
  guardFrontDoor(0, "https://shop.example");
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test.each([
  ["identity", '"tag"'],
  ["gzip", 'W/"tag"'],
  ["br", 'W/"tag"'],
])("a page of everybody's in %s is not sent again to who holds it", async (encoding, etag) => {
  const ask = (held: string, init: RequestInit = {}, query = "") => {
    const headers = { "accept-encoding": encoding, "if-none-match": held };
    return fetch(`${origin}/page?${query}`, { ...init, headers });
  };
  const sent = await ask('"other"');
  expect([sent.status, sent.headers.get("etag")]).toEqual([200, etag]);
  expect(await sent.text()).toBe(page);
  for (const held of ['"tag"', 'W/"tag"', '"other", W/"tag"']) {
    for (const method of ["GET", "HEAD"]) {
      const { status, headers, text } = await told(ask(held, { method }));
      expect([status, text], held).toEqual([304, ""]);
      expect(headers).toMatchObject({ "cache-control": "private, no-cache" });
      expect(headers.vary).toBe("Accept-Encoding");
      const ofBody = Object.keys(headers).filter((name) => name.startsWith("content-"));
      expect(ofBody).toEqual([]);
    }
    expect((await told(ask(held))).headers.etag).toBe(etag);
  }
  for (const answer of [ask("tag"), ask('"tag"', { method: "POST" }), ask('"tag"', {}, "member")]) {
    expect((await answer).status).toBe(200);
  }
  expect((await ask('"tag"', {}, "status=404")).status).toBe(404);
});

async function told(asked: Promise<Response>) {
  const response = await asked;
  const headers: Record<string, string> = Object.fromEntries(response.headers);
  return { status: response.status, headers, text: await response.text() };
}
