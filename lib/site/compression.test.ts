import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compressAnswer } from "./compression";

const page = `<p>${"Frequenzumrichter ".repeat(500)}</p>`;
type Respond = (response: ServerResponse) => unknown;

const answers: Record<string, Respond> = {
  "/page": (response) => response.end(page),
  "/short": (response) => response.end("short"),
  "/empty": (response) => response.end(),
  "/picture": (response) => response.setHeader("content-type", "image/webp").end(page),
  "/part": (response) => Object.assign(response, { statusCode: 206 }).end(page),
  "/unchanged": (response) => Object.assign(response, { statusCode: 304 }).end(),
  "/compressed": (response) => response.setHeader("content-encoding", "br").end(page),
  "/no-transform": (response) =>
    response.setHeader("cache-control", "no-transform, private").end(page),
  "/tagged": (response) => response.setHeader("etag", '"tag"').end(page),
  "/varying": (response) => response.setHeader("vary", "rsc, next-url").end(page),
  "/pieces": (response) => {
    response.flushHeaders();
    for (const piece of page.match(/.{1,900}/g) ?? []) {
      response.write(piece);
    }
    response.end();
  },
  "/slow": async (response) => {
    response.write(page.slice(0, 4000));
    await sleep(60);
    response.write(page.slice(4000));
    response.end();
  },
  "/broken-off": async (response) => {
    response.write(page);
    await sleep(60);
    response.destroy();
  },
  "/large": async (response) => {
    for (let count = 0; count < 200; count += 1) {
      const piece = page.repeat(4);
      if (!response.write(piece)) {
        await new Promise((resolve) => response.once("drain", resolve));
      }
    }
    response.end("the end");
  },
};

const server = createServer((incoming, response) => {
  const path = incoming.url?.split("?", 1)[0] ?? "";
  compressAnswer(incoming, response);
  response.setHeader("content-type", "text/html; charset=utf-8");
  if (path.startsWith("/cached") || path.startsWith("/private")) {
    response.statusCode = path.endsWith("gone") ? 404 : 200;
    response.setHeader("etag", '"same"');
    if (path.startsWith("/cached")) {
      response.setHeader("x-nextjs-cache", incoming.url?.includes("stale") ? "STALE" : "HIT");
    }
    response.end(incoming.url?.includes("other") ? page.replaceAll("F", "f") : page);
    return;
  }
  void answers[path]?.(response);
});
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

test.each([
  ["gzip", "gzip", gunzipSync],
  ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
  ["br;q=0, GZIP;q=0.5", "gzip", gunzipSync],
] as const)("a client that takes %s gets %s", async (accepted, encoding, open) => {
  for (const path of ["/page", "/pieces"]) {
    const { headers, body } = await get(path, accepted);
    expect(headers).toMatchObject({
      "content-encoding": encoding,
      "content-length": String(body.length),
      vary: "Accept-Encoding",
    });
    expect(open(body).toString(), path).toBe(page);
  }
});

test.each(["identity", "gzip;q=0", "x-gzip", ""])(
  "one that takes %j gets it plain",
  async (accepted) => {
    const { headers, body } = await get("/page", accepted);
    expect(headers["content-encoding"]).toBeUndefined();
    expect(body.toString()).toBe(page);
  },
);

test.each(["/short", "/empty", "/picture", "/part", "/unchanged", "/compressed", "/no-transform"])(
  "%s is left as it is",
  async (path) => {
    const [zipped, plain] = [await get(path, "gzip"), await get(path, "")];
    expect(zipped.headers["content-encoding"]).toBe(plain.headers["content-encoding"]);
    expect(zipped.body).toEqual(plain.body);
  },
);

test("an answer that varies by more says so", async () => {
  expect((await get("/varying", "br")).headers.vary).toBe("rsc, next-url, Accept-Encoding");
});

test("what others may get compressed says so also where it goes plain, and nothing else does", async () => {
  for (const path of ["/page", "/short", "/pieces"]) {
    expect((await get(path, "")).headers.vary, path).toBe("Accept-Encoding");
  }
  expect((await get("/varying", "")).headers.vary).toBe("rsc, next-url, Accept-Encoding");
  for (const path of ["/picture", "/part", "/compressed", "/no-transform"]) {
    expect((await get(path, "gzip")).headers.vary, path).toBeUndefined();
  }
});

test("HEAD is told of the plain page, and that it varies", async () => {
  const { headers, body } = await get("/page", "gzip", "HEAD");
  expect(body.length).toBe(0);
  expect(headers).not.toHaveProperty("content-encoding");
  expect(headers.vary).toBe("Accept-Encoding");
});

test("a strong tag names the plain bytes alone", async () => {
  const tags = ["", "gzip", "br"].map(async (accepted) => {
    return (await get("/tagged", accepted)).headers.etag;
  });
  expect(await Promise.all(tags)).toEqual(['"tag"', 'W/"tag"', 'W/"tag"']);
});

test("what comes slowly is not waited for", async () => {
  const { headers, body, pieces } = await get("/slow", "gzip");
  expect(headers["content-length"]).toBeUndefined();
  expect(pieces).toBeGreaterThan(1);
  expect(gunzipSync(body).toString()).toBe(page);
});

test("what breaks off is not made to look whole", async () => {
  await expect(get("/broken-off", "gzip")).rejects.toThrow();
});

test("a large answer goes out as its reader takes it", async () => {
  const text = gunzipSync((await get("/large", "gzip")).body).toString();
  expect(text).toBe(`${page.repeat(800)}the end`);
});

test("a cached page is compressed once, and nobody gets that of another address", async () => {
  const first = await get("/cached/1", "gzip");
  expect(gunzipSync(first.body).toString()).toBe(page);
  // The same tag would be the same page; that it was not asked again is seen by what it says.
  expect((await get("/cached/1?other", "gzip")).body).toEqual(first.body);
  expect(gunzipSync((await get("/cached/2?other", "gzip")).body).toString()).not.toBe(page);
  expect(brotliDecompressSync((await get("/cached/1", "br")).body).toString()).toBe(page);
});

test.each(["/private/1", "/cached/gone", "/cached/3?stale"])("%s is not kept", async (address) => {
  const open = async (path: string) => gunzipSync((await get(path, "gzip")).body).toString();
  expect(await open(address)).toBe(page);
  const again = `${address}${address.includes("?") ? "&" : "?"}other`;
  expect(await open(again)).toBe(page.replaceAll("F", "f"));
});

interface Answer {
  headers: IncomingMessage["headers"];
  body: Buffer;
  pieces: number;
}

function get(path: string, accepted: string, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { "accept-encoding": accepted };
    request({ port, host: "127.0.0.1", path, headers, method }, (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (piece: Buffer) => pieces.push(piece));
      response.on("error", reject);
      response.on("end", () =>
        resolve({ headers: response.headers, body: Buffer.concat(pieces), pieces: pieces.length }),
      );
    })
      .on("error", reject)
      .end();
  });
}
