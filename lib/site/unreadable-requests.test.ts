import { createServer, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { guardFrontDoor } from "./front-door";

const chunked = "POST /upload HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";
let named = "";
// What comes with a body is not answered before its end.
const server = createServer((request, response) => {
  named = String(response.getHeader("x-request-id"));
  request
    .on("error", () => {})
    .resume()
    .on("end", () => void response.end("inside"));
});
// As Next does with every protocol that it is offered.
server.on("upgrade", (_, socket) => socket.destroy());
let port = 0;

beforeAll(async () => {
  guardFrontDoor(0, "https://shop.example");
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

test.each([20_000, 2_000_000])(
  "an address of %i characters gets a page that says so",
  async (length) => {
    const { status, type, text, requestId } = await ask(
      `/listing/search?query=${"x".repeat(length)}`,
    );
    expect([status, type]).toEqual([431, "text/html; charset=utf-8"]);
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(text).toMatch(/^<!DOCTYPE html>.*Adresse zu lang.*<\/html>\n$/s);
    expect(text).toMatch(
      /<section lang="en".*The address of this page is longer than we can read\./s,
    );
    expect((await ask("/")).text).toBe("inside");
  },
);

const unreadable: [string, string, string][] = [
  ["what is no HTTP", "nonsense\r\n\r\n", "400 Bad Request"],
  ["a body whose pieces have no length", `${chunked}zz\r\n`, "400 Bad Request"],
  [
    "a piece with a page of remarks",
    `${chunked}1;${"x".repeat(20_000)}\r\n`,
    "413 Payload Too Large",
  ],
];

test.each(unreadable)("%s is refused as ever, but by name", async (_, sent, status) => {
  const answers = [await say(sent), await say(sent)];
  const [first, second] = answers.map((answer) => nameIn(answer, status));
  expect(first).not.toBe(second);
});

test("a request is refused by the name that it has been given when its body cannot be read", async () => {
  named = "";
  expect(nameIn(await say(`${chunked}zz\r\n`), "400 Bad Request")).toBe(named);
});

test("who offers another protocol is answered in this one", async () => {
  const offer =
    "Connection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n";
  expect(await say(`GET / HTTP/1.1\r\nHost: x\r\n${offer}\r\n`)).toMatch(
    /^HTTP\/1\.1 200 OK\r\n.*inside/s,
  );
});

test("who asks for a tunnel is told that there is none, unless another answer is due", async () => {
  const tunnel = "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n";
  const answer = await say(tunnel);
  nameIn(answer, "405 Method Not Allowed");
  expect(answer).toContain("\r\nAllow: GET, HEAD, POST");
  expect(await say(`${chunked}0\r\n\r\n${tunnel}`)).not.toContain("405");
});

test("a request with two hosts is refused", async () => {
  const hosts = "Host: x\r\nhost: evil.example\r\nConnection: close\r\n\r\n";
  expect(nameIn(await say(`GET / HTTP/1.1\r\n${hosts}`), "400 Bad Request")).not.toBe("");
});

/** The request id of an answer that has this status. */
function nameIn(answer: string, status: string): string {
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`));
  const [, name = ""] = /^X-Request-Id: ([0-9a-f-]{36})\r$/m.exec(answer) ?? [];
  expect(name, answer).not.toBe("");
  return name;
}

/** All that is answered on a line of its own. */
function say(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    let read = "";
    socket.on("data", (data) => {
      read += data;
    });
    socket.on("error", reject).on("close", () => resolve(read));
  });
}

function ask(
  path: string,
): Promise<{ status?: number; type?: string; requestId: unknown; text: string }> {
  return new Promise((resolve, reject) => {
    request({ port, host: "127.0.0.1", path }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part) => {
        text += part;
      });
      const { statusCode, headers } = answer;
      answer.on("end", () =>
        resolve({
          status: statusCode,
          type: headers["content-type"],
          requestId: headers["x-request-id"],
          text,
        }),
      );
    })
      .on("error", reject)
      .end();
  });
}
