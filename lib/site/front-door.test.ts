import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { clientAddressHeader, clientOf } from "./client-address";
import { guardFrontDoor } from "./front-door";
import { sealHeader } from "./guarded";

vi.stubEnv("DATABASE_URL", "postgresql://localhost/nowhere");
vi.stubEnv("APP_MODE", "demo");
vi.stubEnv("AUTH_SECRET", "a secret of at least 32 characters");

// Node cuts what takes longer.
const impatience = { requestTimeout: 300, headersTimeout: 300, connectionsCheckingInterval: 50 };
const server = createServer(impatience, (request, response) => {
  response.statusCode = request.url === "/fails" ? 500 : 200;
  response.setHeader("x-middleware-rewrite", "/de/visitor/inner");
  if (request.url === "/who") {
    response.end(request.headers[clientAddressHeader]);
  } else if (request.url === "/headers") {
    response.end(JSON.stringify(request.headers));
  } else if (request.url === "/long" || request.url === "/compressed") {
    response.setHeader("x-lagerfund-length", "6");
    if (request.url === "/compressed") {
      response.setHeader("content-encoding", "identity");
    }
    response.write("in");
    response.end("side");
  } else if (request.method === "PUT") {
    request.resume().on("end", () => response.end("taken"));
  } else {
    response.end("inside");
  }
});
let origin = "";

beforeAll(async () => {
  guardFrontDoor(0, "https://shop.example");
  guardFrontDoor(0, "https://shop.example");
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test("who has not come through it is not taken at their word, whatever they say, and who has is named by it", async () => {
  const own = new Headers({ [clientAddressHeader]: "6.6.6.6", [sealHeader]: "guessed" });
  expect(clientOf(own).address).toBeNull();
  const seen = await (await fetch(`${origin}/headers`, { headers: own })).json();
  expect(clientOf(new Headers(seen)).address).toBe("127.0.0.1");
});

test("an address that cannot be read is a page for who reads pages", async () => {
  const answer = await fetch(`${origin}/M%FCller`, { headers: { accept: "text/html" } });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('data-kind="missing"');
});

test.each(["/%ff", "/operations/%C0%AE", "/a%", "/%e0%a4%a?x=1"])("%s is refused", async (path) => {
  const response = await fetch(origin + path);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: "BAD_REQUEST" });
});

test("an action that Next fails on was sent by somebody who cannot write one", async () => {
  const post = (headers: Record<string, string>) =>
    fetch(`${origin}/fails`, { method: "POST", headers, body: "garbage" });
  expect((await post({ "next-action": "x" })).status).toBe(400);
  expect((await post({})).status).toBe(500);
});

test("whoever the client says it is, the socket's address counts", async () => {
  const headers = { [clientAddressHeader]: "6.6.6.6", "x-forwarded-for": "6.6.6.6" };
  expect(await (await fetch(`${origin}/who`, { headers })).text()).toBe("127.0.0.1");
});

test("whom Next sends an action on for it is believed, and nobody else", async () => {
  const outside = {
    "x-action-forwarded": "1",
    "x-lagerfund-seal": "x",
    [clientAddressHeader]: "6.6.6.6",
    "x-request-id": "of-the-client",
  };
  const heard = await headersOf(outside);
  expect(heard["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  expect(heard).not.toHaveProperty("x-action-forwarded");
  expect(heard[clientAddressHeader]).toBe("127.0.0.1");
  const seal = heard["x-lagerfund-seal"] ?? "";
  expect(seal).not.toBe("x");
  const inside = {
    "x-action-forwarded": "1",
    "x-lagerfund-seal": seal,
    [clientAddressHeader]: "10.1.2.3",
    "x-request-id": "of-the-outer-request",
  };
  expect(await headersOf(inside)).toMatchObject(inside);
  // Its own address is localhost; the browser that the action came from is at ours.
  expect((await headersOf(inside))["x-forwarded-host"]).toBe("shop.example");
  expect(await headersOf({ ...outside, "x-forwarded-host": "evil.example" })).not.toHaveProperty(
    "x-forwarded-host",
  );
});

async function headersOf(headers: Record<string, string>): Promise<Record<string, string>> {
  return (await fetch(`${origin}/headers`, { headers })).json();
}

test("the middleware's inner address stays inside", async () => {
  const response = await fetch(origin);
  expect([response.status, response.headers.get("x-middleware-rewrite")]).toEqual([200, null]);
});

test.each([
  ["/long", "6"],
  ["/compressed", null],
])("of %s, sent in pieces, the length is said to be %s", async (path, length) => {
  const { headers } = await fetch(origin + path);
  expect(headers.get("content-length")).toBe(length);
  expect(headers.get("x-lagerfund-length")).toBe(null);
});

test("an upload over a slow line is given more than Node's time", async () => {
  const body = new ReadableStream({
    async start(controller) {
      for (let sent = 0; sent < 8; sent += 1) {
        controller.enqueue(new Uint8Array(1));
        await sleep(100);
      }
      controller.close();
    },
  });
  const init = { method: "PUT", body, duplex: "half" } as RequestInit;
  expect(await (await fetch(origin, init)).text()).toBe("taken");
});

test("an unknown method is refused", async () => {
  const status = await new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    request({ hostname, port, method: "TRACE" }, (response) => resolve(response.statusCode)).end();
  });
  expect(status).toBe(400);
});

test.each(["/", "/M%C3%BCller", "/a?q=%ff", "//", "/%2e%2e/%00"])("%s passes", async (path) => {
  expect(await (await fetch(origin + path)).text()).toBe("inside");
});
