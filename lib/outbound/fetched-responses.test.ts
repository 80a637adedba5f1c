import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { maxFetchedBytes, startImageServer } from "@/tests/setup/image-server";

const server = await startImageServer();
const { fetched } = server;
const start = "https://bilder.example/start";

describe("an answer", () => {
  test.each([204, 206, 304, 404, 500])("%i is not an image", async (status) => {
    server.answers.set("/start", (response) => response.writeHead(status).end());
    expect(await fetched(start)).toBe("unreachable");
  });

  test("that says that it is too large is not read", async () => {
    server.answers.set("/start", (response) => {
      response.writeHead(200, { "content-length": maxFetchedBytes + 1 });
      response.write("x");
    });
    expect(await fetched(start)).toBe("too_large");
  });

  test("of exactly 10 MB is read", async () => {
    server.serve("/start", Buffer.alloc(maxFetchedBytes, "x"));
    expect(await fetched(start)).toHaveLength(maxFetchedBytes);
  });

  test("without an end is read no further than allowed, and its connection ends", async () => {
    const piece = Buffer.alloc(256 * 1024);
    const ended = new Promise<number>((resolve) => {
      let written = 0;
      server.answers.set("/start", (response) => {
        response.writeHead(200);
        const write = () => {
          while (!response.destroyed && response.write(piece)) {
            written += piece.length;
          }
        };
        response.on("drain", write).on("close", () => resolve(written));
        write();
      });
    });
    expect(await fetched(start)).toBe("too_large");
    // The buffers of two sockets add to the limit.
    expect(await ended).toBeLessThan(4 * maxFetchedBytes);
  });

  test("that never comes, or comes in drops, ends in time", async () => {
    server.answers.set("/start", () => undefined);
    expect(await fetched(start, { timeoutInMs: 200 })).toBe("unreachable");
    server.answers.set("/start", async (response) => {
      response.writeHead(200);
      while (!response.destroyed) {
        response.write("x");
        await sleep(20);
      }
    });
    expect(await fetched(start, { timeoutInMs: 500 })).toBe("unreachable");
  });

  test("that switches to another protocol is not an image, and its connection ends", async () => {
    const ended = new Promise<void>((resolve) => {
      server.answers.set("/start", ({ socket }) => {
        socket?.once("close", () => resolve());
        socket?.write(
          "HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n",
        );
      });
    });
    expect(await fetched(start)).toBe("unreachable");
    await ended;
  });

  test("that breaks off before its declared length is not an image", async () => {
    server.answers.set("/start", (response) => {
      response.writeHead(200, { "content-length": 100 });
      response.write("half");
      setImmediate(() => response.destroy());
    });
    expect(await fetched(start)).toBe("unreachable");
  });

  test("that is compressed is rejected, however small", async () => {
    const bomb = gzipSync(Buffer.alloc(100 * 1024 * 1024));
    server.serve("/start", bomb, { "content-encoding": "gzip" });
    expect(await fetched(start)).toBe("compressed");
  });

  test("with endless headers is rejected", async () => {
    server.serve("/start", "bytes", { "x-long": "x".repeat(20_000) });
    expect(await fetched(start)).toBe("unreachable");
  });
});

test("four are fetched at a time, two of one host", async () => {
  const open: { host: string; end: () => void }[] = [];
  server.answers.set("/start", (response, { headers: { host = "" } }) => {
    open.push({ host, end: () => response.end("bytes") });
  });
  const hosts = ["bilder", "fern", "langsam"].flatMap((host) => Array(4).fill(host) as string[]);
  const all = Promise.all(hosts.map((host) => fetched(`https://${host}.example/start`)));
  for (let left = hosts.length; left > 0; left -= 1) {
    await expect.poll(() => open.length, { timeout: 30_000 }).toBe(Math.min(4, left));
    const byHost = Map.groupBy(open, ({ host }) => host);
    expect(Math.max(...[...byHost.values()].map(({ length }) => length))).toBeLessThan(3);
    open.shift()?.end();
  }
  expect(await all).toEqual(hosts.map(() => "bytes"));
});
