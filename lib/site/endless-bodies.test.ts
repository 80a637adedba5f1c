import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cutEndless } from "./endless-bodies";

const maxBytes = 1_000_000;
// Answers at once, and reads nothing.
const server = createServer((request, response) => {
  cutEndless(request, maxBytes);
  response.end("answered");
});
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

test.each([
  ["in pieces", "Transfer-Encoding: chunked", `10000\r\n${"x".repeat(65_536)}\r\n`],
  ["of a petabyte", "Content-Length: 1000000000000000", "x".repeat(65_536)],
])("a body %s that goes on after the answer is cut", async (_, header, piece) => {
  expect(await sendOn(header, piece)).toContain("answered");
});

test("what is long and ends is heard to its end, and the line is of use again", async () => {
  const body = "x".repeat(900_000);
  const init = { method: "POST", body: new Blob([body]).stream(), duplex: "half" } as RequestInit;
  for (const _ of [1, 2, 3]) {
    const answer = await fetch(`http://127.0.0.1:${port}`, init).catch(String);
    expect(answer).toMatchObject({ status: 200 });
    init.body = new Blob([body]).stream();
  }
});

/** Sends for as long as the server listens; answers what it said. */
function sendOn(header: string, piece: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let heard = "";
    const send = () => {
      while (!socket.destroyed && socket.write(piece));
    };
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${header}\r\n\r\n`);
    socket.on("drain", send).on("error", () => {});
    socket.on("data", (data) => {
      heard += data;
    });
    socket.on("close", () => resolve(heard));
    send();
  });
}
