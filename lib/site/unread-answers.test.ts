import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { pipeToNodeResponse } from "next/dist/server/pipe-readable";
import { afterAll, beforeAll, expect, test } from "vitest";
import { guardFrontDoor } from "./front-door";

const pageInBytes = 400 * 1024;
const largeInBytes = 12 * 1024 * 1024;
const server = createServer((request, response) => {
  if (request.url === "/listing/search") {
    // As Next sends a page: piece by piece, the next one when the last has gone.
    const body = Readable.toWeb(Readable.from([Buffer.alloc(pageInBytes), "the end"]));
    void pipeToNodeResponse(body as ReadableStream<Uint8Array>, response).catch(() => {});
    return;
  }
  response.end(Buffer.alloc(request.url?.endsWith("large") ? largeInBytes : 1_000));
});
const atServer: Socket[] = [];
server.on("connection", (socket) => atServer.push(socket));
const lines: Socket[] = [];

beforeAll(async () => {
  guardFrontDoor(1, "https://shop.example");
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  for (const line of lines) {
    line.destroy();
  }
  server.close();
});

test("of a client that reads none of its answers the oldest are given up, and others' stay", async () => {
  const other = await ask("203.0.113.2", "/files/large");
  const first = await ask("203.0.113.1", "/files/large");
  const second = await ask("203.0.113.1", "/files/large");
  await expect.poll(() => first.destroyed).toBe(true);
  expect([other.destroyed, second.destroyed]).toEqual([false, false]);
});

test("of many clients that read nothing the oldest answers are given up", async () => {
  const [oldest] = atServer;
  for (const last of [11, 12, 13, 14]) {
    await ask(`203.0.113.${last}`, "/files/large");
  }
  await expect.poll(() => oldest?.destroyed).toBe(true);
  expect(atServer.at(-1)?.destroyed).toBe(false);
});

test("pages that nobody reads keep no other page of their client waiting", async () => {
  const search = () => ask("203.0.113.3", "/listing/search");
  for (const socket of [await search(), await search(), await search(), await search()]) {
    const line = lines.at(atServer.indexOf(socket));
    // Until the system takes no more of it.
    while (!(await isStuck(socket))) {
      line?.write(questionOf("203.0.113.3", "/listing/search"));
    }
  }
  await search();
  const answer = await new Promise((resolve) => lines.at(-1)?.once("data", resolve).resume());
  expect(String(answer).slice(0, 12)).toBe("HTTP/1.1 200");
});

test("who reads is answered whole", async () => {
  const line = await ask("203.0.113.1", "/files/large");
  let read = 0;
  line.on("error", () => {});
  lines.at(-1)?.on("data", (piece) => {
    read += piece.length;
  });
  lines.at(-1)?.resume();
  await expect.poll(() => read, { timeout: 15_000 }).toBeGreaterThan(largeInBytes);
});

/** The line of a question as the server has it, once it was answered; nothing of the answer is read. */
async function ask(client: string, path: string): Promise<Socket> {
  const count = atServer.length;
  const line = connect((server.address() as AddressInfo).port, "127.0.0.1");
  lines.push(line);
  line.on("error", () => {}).pause();
  line.write(questionOf(client, path));
  await expect.poll(() => atServer.length).toBe(count + 1);
  const socket = atServer[count] as Socket;
  await expect.poll(() => socket.bytesWritten > 0 || socket.destroyed).toBe(true);
  await pause(20);
  return socket;
}

function questionOf(client: string, path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${client}\r\n\r\n`;
}

async function isStuck(socket: Socket): Promise<boolean> {
  await pause(50);
  return socket.writableLength > 0;
}
