import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { pipeToNodeResponse } from "next/dist/server/pipe-readable";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { guardFrontDoor } from "./front-door";

const minuteInMs = 60_000;
// For a slow machine; reached by no green run.
const patience = { timeout: 15_000 };
let answering: ServerResponse | undefined;
let isWriting = false;

/** As Next answers with a route's stream. */
const server = createServer({ keepAliveTimeout: 10 * minuteInMs }, (request, response) => {
  answering = response;
  if (request.url === "/endless") {
    const body = Readable.toWeb(Readable.from(endless()));
    pipeToNodeResponse(body as ReadableStream<Uint8Array>, response).catch(() => {});
  }
  if (request.url === "/begun") {
    response.write("begun");
  }
});

async function* endless() {
  isWriting = true;
  try {
    for (;;) {
      yield Buffer.alloc(64 * 1024);
    }
  } finally {
    isWriting = false;
  }
}

beforeAll(async () => {
  // The looks come when a test says so, however slow the machine is.
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  guardFrontDoor(0, "https://shop.example");
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
beforeEach(() => {
  answering = undefined;
});
afterAll(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

test("whoever does not read on is cut off, with all that waits for them", async () => {
  const line = await ask("GET /endless");
  const atServer = await lineAtServer();
  await expect
    .poll(() => {
      vi.advanceTimersByTime(minuteInMs);
      return [atServer.destroyed, isWriting];
    }, patience)
    .toEqual([true, false]);
  await expect.poll(() => vi.getTimerCount(), patience).toBe(0);
  line.destroy();
});

test("whoever reads slowly is not", async () => {
  const line = await ask("GET /endless");
  const atServer = await lineAtServer();
  for (let round = 0; round < 5; round += 1) {
    const before = sentOn(atServer);
    line.resume();
    await expect.poll(() => sentOn(atServer), patience).toBeGreaterThan(before);
    line.pause();
    vi.advanceTimersByTime(0.75 * minuteInMs);
  }
  expect([atServer.destroyed, isWriting]).toEqual([false, true]);
  line.destroy();
  await expect.poll(() => isWriting, patience).toBe(false);
});

test.each([
  ["an answer that takes long to begin", "GET /late", ""],
  ["one that takes long to go on", "GET /begun", ""],
  ["an upload that takes long", "PUT /begun", "Content-Length: 2\r\n\r\n1"],
])("%s is waited for", async (_, requestLine, more) => {
  const line = await ask(requestLine, more);
  const heard = textOf(line);
  const atServer = await lineAtServer();
  await expect.poll(() => atServer.writableLength, patience).toBe(0);
  vi.advanceTimersByTime(15 * minuteInMs);
  line.write(more && "2");
  answering?.end("the rest");
  await expect.poll(heard, patience).toContain("the rest");
  // And what keeps a line open for its next request is Node's own time.
  vi.advanceTimersByTime(15 * minuteInMs);
  expect(atServer.destroyed).toBe(false);
  line.destroy();
});

async function ask(requestLine: string, more = ""): Promise<Socket> {
  const line = connect((server.address() as AddressInfo).port, "127.0.0.1");
  line.on("error", () => {});
  line.write(`${requestLine} HTTP/1.1\r\nHost: x\r\n${more || "\r\n"}`);
  line.pause();
  return line;
}

async function lineAtServer(): Promise<Socket> {
  return vi.waitUntil(() => answering?.socket, patience);
}

function sentOn(socket: Socket): number {
  return socket.bytesWritten - socket.writableLength;
}

function textOf(line: Socket): () => string {
  let text = "";
  line.on("data", (piece) => {
    text += piece;
  });
  line.resume();
  return () => text;
}
