import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { inGroupsOf } from "./groups";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";

const { hostname, port, host } = new URL(baseUrl);
// The first request's body hides a second request, which the server must never answer.
const hidden = `GET /robots.txt HTTP/1.1\r\nHost: ${host}\r\nX-Hidden: yes\r\n\r\n`;
const length = Buffer.byteLength(hidden);
const chunked = "Transfer-Encoding: chunked";

const rejected: [title: string, lines: string[], body: string][] = [
  ["a length and pieces", [`Content-Length: ${length}`, chunked], `0\r\n\r\n${hidden}`],
  ["two lengths", ["Content-Length: 0", `Content-Length: ${length}`], hidden],
  ["a length with a sign", [`Content-Length: +${length}`], hidden],
  ["pieces of an unknown kind", ["Transfer-Encoding: xchunked"], `0\r\n\r\n${hidden}`],
  ["pieces behind a blank", ["Transfer-Encoding : chunked"], `0\r\n\r\n${hidden}`],
  ["a folded header", ["Transfer-Encoding:\r\n chunked"], `0\r\n\r\n${hidden}`],
  ["a line that ends alone", ["X-A: b\nTransfer-Encoding: chunked"], `0\r\n\r\n${hidden}`],
  ["a piece longer than it says", [chunked], `3\r\nhello\r\n0\r\n\r\n${hidden}`],
];

test("a request hidden behind one of doubtful length is never answered", async () => {
  const askOne = async ([title, lines, body]: (typeof rejected)[number]) => {
    const head = ["POST /operations/get-all-manufacturers HTTP/1.1", `Host: ${host}`];
    const type = "Content-Type: application/json";
    const said = await exchange([...head, type, ...lines, "", body].join("\r\n"));
    expect(statusesIn(said), `${title}: ${said.slice(0, 400)}`).toEqual([
      expect.stringMatching(/^4/),
    ]);
    expect(said, title).not.toContain("User-agent:");
  };
  for (const some of inGroupsOf(4, rejected)) {
    await Promise.all(some.map(askOne));
  }
  expect((await fetch(`${baseUrl}/robots.txt`)).status).toBe(200);
});

test.describe("a request line that means more than a path", () => {
  const get = (target: string, lines: string[] = []) =>
    exchange(
      [`GET ${target} HTTP/1.1`, `Host: ${host}`, "Connection: close", ...lines, "", ""].join(
        "\r\n",
      ),
    );

  test("an absolute address is not fetched, nor does it choose who we are", async () => {
    for (const target of [
      "http://evil.example/",
      "https://evil.example/robots.txt",
      "//evil.example/",
    ]) {
      const said = await get(target);
      expect(Number(statusesIn(said)[0]), target).toBeLessThan(500);
      expect(said, target).not.toMatch(/^location: (?:\w+:)?\/\//im);
      expect(said, target).not.toContain('href="http://evil');
    }
  });

  test("no request is forwarded to another protocol or another host", async () => {
    const settings = "AAMAAABkAAQCAAAAAAIAAAAA";
    const upgrades = [
      ["Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", `HTTP2-Settings: ${settings}`],
      [
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Key: AA==",
        "Sec-WebSocket-Version: 13",
      ],
    ];
    for (const lines of upgrades) {
      expect(statusesIn(await get("/robots.txt", lines)), lines.join()).not.toContain("101");
    }
    for (const line of [`CONNECT ${host} HTTP/1.1`, "PRI * HTTP/2.0", "TRACE / HTTP/1.1"]) {
      const statuses = statusesIn(await exchange(`${line}\r\nHost: ${host}\r\n\r\n`));
      expect(
        statuses.every((status) => status.startsWith("4")),
        line,
      ).toBe(true);
    }
  });
});

async function exchange(sent: string): Promise<string> {
  const socket = connect(Number(port), hostname);
  let said = "";
  socket.on("data", (piece: Buffer) => {
    said += piece.toString("latin1");
  });
  socket.on("error", () => {});
  const ended = new Promise((resolve) => socket.once("close", resolve));
  socket.write(Buffer.from(sent, "latin1"));
  await Promise.race([ended, quiet(() => said)]);
  socket.destroy();
  return said;
}

/** Waits until a response has come and nothing follows; at most eight seconds. */
async function quiet(heard: () => string): Promise<void> {
  for (let turn = 0, before = ""; turn < 16; turn += 1) {
    await sleep(500);
    if (heard() !== "" && heard() === before) {
      return;
    }
    before = heard();
  }
}

function statusesIn(said: string): string[] {
  return [...said.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map(([, status = ""]) => status);
}
