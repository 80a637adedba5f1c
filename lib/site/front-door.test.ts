import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clientAddressHeader } from "./client-address";
import { guardFrontDoor } from "./front-door";

const server = createServer((request, response) => {
  response.statusCode = request.url === "/fails" ? 500 : 200;
  response.end(request.url === "/who" ? request.headers[clientAddressHeader] : "inside");
});
let origin = "";

beforeAll(async () => {
  guardFrontDoor(0);
  guardFrontDoor(0);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

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
