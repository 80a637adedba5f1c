import "@/tests/setup/database";
import { type IncomingMessage, request } from "node:http";
import { beforeEach, expect, test } from "vitest";
import { clientAddressHeader, clientOf } from "@/lib/request/client-address";
import { internalTokenHeader } from "@/lib/request/internal-token";
import { serve } from "@/tests/setup/http-server";

let asked: (string | undefined)[] = [];
const { origin } = await serve(({ url, headers }, response) => {
  asked.push(url);
  if (url === "/throws") {
    throw new Error("bug");
  }
  response.end(url === "/headers" ? JSON.stringify(headers) : "inside");
});
const canonical = await serve((_, response) => response.end("inside"), {
  appUrl: "http://localhost:3000",
});

beforeEach(() => {
  asked = [];
});

test("forwarded headers count only from the trusted proxy", async () => {
  const own = {
    [clientAddressHeader]: "6.6.6.6",
    [internalTokenHeader]: "guessed",
    "x-forwarded-for": "6.6.6.6",
  };
  expect(clientOf(new Headers(own)).address).toBeNull();
  expect(clientOf(new Headers(await headersOf(own))).address).toBe("127.0.0.1");
});

test("whom Next sends an action on for it is believed, and nobody else", async () => {
  const outside = {
    "x-action-forwarded": "1",
    "x-lagerfund-seal": "x",
    [clientAddressHeader]: "6.6.6.6",
    "x-request-id": "of-the-client",
    "x-forwarded-host": "evil.example",
  };
  const heard = await headersOf(outside);
  expect(heard["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  expect(heard).not.toHaveProperty("x-action-forwarded");
  expect(heard).not.toHaveProperty("x-forwarded-host");
  expect(heard[clientAddressHeader]).toBe("127.0.0.1");
  const inside = {
    "x-action-forwarded": "1",
    "x-lagerfund-seal": heard["x-lagerfund-seal"] ?? "",
    [clientAddressHeader]: "10.1.2.3",
    "x-request-id": "of-the-outer-request",
  };
  // Its own address is localhost; the browser that the action came from is at ours.
  const host = { "x-forwarded-host": "shop.example" };
  expect(await headersOf(inside)).toMatchObject({ ...inside, ...host });
});

test.each(["/%ff", "/operations/%C0%AE", "/a%", "/%e0%a4%a?x=1"])("%s is refused", async (path) => {
  const response = await fetch(origin + path);
  expect([response.status, await response.json()]).toMatchObject([400, { code: "BAD_REQUEST" }]);
  const page = await fetch(origin + path, { headers: { accept: "text/html" } });
  expect([page.status, await page.text()]).toEqual([
    400,
    expect.stringContaining('data-kind="missing"'),
  ]);
  expect(asked).toEqual([]);
});

test.each(["/", "/M%C3%BCller", "/a?q=%ff", "//", "/%2e%2e/%00"])("%s passes", async (path) => {
  expect(await (await fetch(origin + path)).text()).toBe("inside");
});

test("an unexpected error becomes INTERNAL without details", async () => {
  const response = await fetch(`${origin}/throws`);
  expect([response.status, await response.text()]).toEqual([500, "Internal Server Error"]);
});

test("a page that a browser opens by another name of this machine is led to ours", async () => {
  const opened = (host: string) =>
    open({ port: canonical.port, path: "/a?b", headers: { host, "sec-fetch-dest": "document" } });
  const { statusCode, headers } = await opened("127.0.0.1:3000");
  // Who has kept it would be led away still when the address is another one.
  expect([statusCode, headers.location, headers["cache-control"]]).toEqual([
    307,
    "http://localhost:3000/a?b",
    "no-store",
  ]);
  expect((await opened("localhost:3000")).statusCode).toBe(200);
});

async function headersOf(headers: Record<string, string>): Promise<Record<string, string>> {
  return (await fetch(`${origin}/headers`, { headers })).json();
}

function open(asking: object): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", ...asking }, (response) => {
      response.resume().on("end", () => resolve(response));
    })
      .on("error", reject)
      .end();
  });
}
