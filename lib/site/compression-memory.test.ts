import { randomBytes } from "node:crypto";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { gunzipSync } from "node:zlib";
import { beforeEach, expect, test, vi } from "vitest";

let memory: typeof import("./compressed-answers");

beforeEach(async () => {
  vi.resetModules();
  memory = await import("./compressed-answers");
});

// What is random gets no smaller: five of them fit into the 16 MiB, six do not.
const body = randomBytes(3 * 1024 * 1024);

test("beyond 16 MiB the oldest answer goes, and is made anew", () => {
  keep("/1", "/2", "/3", "/4", "/5");
  expect(kept("/1", "/2", "/3", "/4", "/5")).toEqual(["/1", "/2", "/3", "/4", "/5"]);
  keep("/6");
  expect(kept("/1", "/2", "/6")).toEqual(["/2", "/6"]);
  const again = memory.compressWhole(cachedPage(), "gzip", "/1", Buffer.from("made anew"));
  expect(gunzipSync(again).toString()).toBe("made anew");
});

test("an answer takes no more memory than its bytes", () => {
  const { length, buffer } = memory.compressWhole(cachedPage(), "br", "/1", Buffer.from("short"));
  expect(buffer.byteLength).toBe(length);
});

test("what is asked for again is not the oldest", () => {
  keep("/1", "/2", "/3", "/4", "/5");
  kept("/1");
  keep("/6");
  expect(kept("/1", "/2")).toEqual(["/1"]);
});

test("a file of the build is kept by its address alone, others without a tag are not", () => {
  const file = "/_next/static/chunks/0a1b.js";
  for (const path of [file, "/media/1/w480.webp"]) {
    memory.compressWhole(answer(), "gzip", path, Buffer.from("the first"));
    memory.compressWhole(answer(), "br", path, Buffer.from("the first"));
  }
  expect(text(memory.keptAnswer(answer(), "gzip", `${file}?dpl=1`))).toBe("the first");
  expect(text(memory.compressWhole(answer(), "gzip", file, Buffer.from("another")))).toBe(
    "the first",
  );
  expect(memory.keptAnswer(answer(), "gzip", "/media/1/w480.webp")).toBeUndefined();
});

function keep(...paths: string[]): void {
  for (const path of paths) {
    memory.compressWhole(cachedPage(), "gzip", path, body);
  }
}

function kept(...paths: string[]): string[] {
  return paths.filter((path) => memory.keptAnswer(cachedPage(), "gzip", path));
}

/** A page as Next takes it out of its cache. */
function cachedPage(): ServerResponse {
  return answer().setHeader("x-nextjs-cache", "HIT").setHeader("etag", '"same"');
}

function answer(): ServerResponse {
  return new ServerResponse(new IncomingMessage(new Socket()));
}

function text(compressed: Buffer | undefined): string | undefined {
  return compressed && gunzipSync(compressed).toString();
}
