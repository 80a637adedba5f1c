import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { guardFrontDoor } from "./front-door";

let asked: (string | undefined)[] = [];
const server = createServer(({ url }, response) => {
  asked.push(url);
  response.end("inside");
});
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
  guardFrontDoor(0, `http://localhost:${port}`);
});
afterAll(() => server.close());

test("a page that is opened by another name of this machine is led to ours, and Next is not asked", async () => {
  asked = [];
  const { statusCode, headers } = await opened("127.0.0.1", "/listing/search?query=6205");
  expect(statusCode).toBe(307);
  expect(headers.location).toBe(`http://localhost:${port}/listing/search?query=6205`);
  // Who has kept it would be led away still when the address is another one.
  expect(headers["cache-control"]).toBe("no-store");
  expect(asked).toEqual([]);
});

test("a page that is opened by our own name is Next's to answer", async () => {
  asked = [];
  const { statusCode, headers } = await opened("localhost", "/listing/search");
  expect([statusCode, headers.location]).toEqual([200, undefined]);
  expect(asked).toEqual(["/listing/search"]);
});

/** The answer to a browser that has typed in the address. */
function opened(name: string, path: string): Promise<IncomingMessage> {
  const headers = { host: `${name}:${port}`, "sec-fetch-dest": "document" };
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, headers }, (response) => {
      response.resume().on("end", () => resolve(response));
    })
      .on("error", reject)
      .end();
  });
}
