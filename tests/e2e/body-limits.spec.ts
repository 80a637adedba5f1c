import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import { makeCompany } from "./actors";
import { signedUp } from "./program";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";

const megabyte = 1024 * 1024;
const json = { "content-type": "application/json" };
const piece = " ".repeat(65_536);

test("what is sent in pieces, without a length, has the same limits", async () => {
  const bearer = { authorization: `Bearer ${await signedUp(makeCompany("Maßhalten"))}` };
  const operation = (name: string) => `/operations/${name}`;
  const limits: [string, number, Record<string, string>][] = [
    // With the main image in Base64.
    [operation("create-listing"), 15 * megabyte, bearer],
    [operation("create-transaction"), megabyte, bearer],
    [operation("fuzzy-search-listings"), megabyte, {}],
    ["/auth/email/login", megabyte, {}],
    ["/auth/email/signup", megabyte, {}],
    [operation("create-listings-from-csv"), 32 * megabyte, bearer],
  ];
  for (const [path, limit, headers] of limits) {
    const within = await post(path, piecesOf(limit), headers);
    expect([within.status, within.body.code], path).not.toContain("PAYLOAD_TOO_LARGE");
    expect(within.status, path).toBeLessThan(500);
    const beyond = await post(path, piecesOf(limit + 1), headers);
    expect([beyond.status, beyond.body], path).toEqual([
      413,
      { message: "The request is too large.", code: "PAYLOAD_TOO_LARGE" },
    ]);
  }
});

test("who declares less than is sent is refused for the rest", async () => {
  const heard = await say(
    "POST /operations/get-all-manufacturers HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n" +
      `Content-Length: 13\r\n\r\n{"json":null}${"x".repeat(2 * megabyte)}\r\n\r\n`,
  );
  expect(heard).toContain("HTTP/1.1 400 Bad Request\r\n");
});

test("what is compressed, or in other letters, is refused and says so", async () => {
  const text = '{"json":{"query":"6205"}}';
  const packed = new Uint8Array(gzipSync(text));
  const path = "/operations/fuzzy-search-listings";
  const refused: [BodyInit, Record<string, string>, number, string][] = [
    [packed, { "content-encoding": "gzip" }, 415, "UNSUPPORTED_MEDIA_TYPE"],
    [packed, {}, 400, "BAD_REQUEST"],
    [text, { "content-type": "application/json; charset=utf-16" }, 415, "UNSUPPORTED_MEDIA_TYPE"],
    [new Uint8Array(Buffer.from(`\uFEFF${text}`, "utf16le")), {}, 400, "BAD_REQUEST"],
  ];
  for (const [body, headers, status, code] of refused) {
    const answer = await post(path, body, headers);
    expect([answer.status, answer.body.code], JSON.stringify(headers)).toEqual([status, code]);
  }
  for (const type of ["application/json; charset=utf-8", "application/json"]) {
    const answer = await post(path, `\uFEFF${text}`, { "content-type": type });
    expect(answer.status, type).toBe(200);
  }
});

async function post(path: string, body: BodyInit, headers: Record<string, string>) {
  const init = { method: "POST", body, headers: { ...json, ...headers }, duplex: "half" };
  const response = await fetch(baseUrl + path, init as RequestInit);
  return { status: response.status, body: await response.json() };
}

/** A body of that many bytes, of which nobody says how many they are. */
function piecesOf(lengthInBytes: number): ReadableStream {
  const start = '{"json":{}}';
  const bytes = new TextEncoder();
  let left = lengthInBytes - start.length;
  return new ReadableStream({
    start: (controller) => controller.enqueue(bytes.encode(start)),
    pull(controller) {
      if (left === 0) {
        return controller.close();
      }
      const length = Math.min(left, piece.length);
      left -= length;
      controller.enqueue(bytes.encode(piece.slice(0, length)));
    },
  });
}

/** All that is answered on a line of its own. */
function say(bytes: string): Promise<string> {
  const { hostname, port } = new URL(baseUrl);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let heard = "";
    socket.on("data", (data) => {
      heard += data;
    });
    socket.on("error", () => {}).on("close", () => resolve(heard));
  });
}
