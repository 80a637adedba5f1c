import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { maxUploadBytes } from "@/lib/fields/size-limits";
import { type DiskSettings, diskStorage } from "./disk";
import { takeUpload } from "./disk-upload";

const settings: DiskSettings = {
  root: await mkdtemp(path.join(tmpdir(), "lagerfund-storage-")),
  appUrl: "http://localhost:3000",
  secret: "a secret of at least thirty-two characters",
  reserveInBytes: 0,
};
const store = diskStorage(settings);
let count = 0;

function newKey(): string {
  count += 1;
  return `incoming/test/${count}`;
}

function tokenOf(url: string): string {
  return url.slice(url.lastIndexOf("/") + 1);
}

function put(token: string, body: BodyInit, headers: Record<string, string> = {}) {
  const init = {
    method: "PUT",
    body,
    duplex: "half",
    headers: { "content-type": "image/png", ...headers },
  };
  return takeUpload(settings, token, new Request("http://localhost/", init as RequestInit));
}

async function uploadToken(key: string, sizeInBytes: number | null = null) {
  return tokenOf(await store.signUpload({ key, contentType: "image/png", sizeInBytes }));
}

async function partsLeft() {
  return readdir(path.join(settings.root, ".incoming")).catch(() => []);
}

/** A body that breaks off after its first bytes, as that of an aborted client. */
function brokenBody() {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(1000)),
    pull: (controller) =>
      controller.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" })),
  });
}

test("an upload that would use the disk's reserve is rejected, and leaves no part", async () => {
  const key = newKey();
  const request = new Request("http://localhost/", {
    method: "PUT",
    body: "bytes",
    headers: { "content-type": "image/png" },
  });
  const reserveInBytes = Number.MAX_SAFE_INTEGER;
  const taken = takeUpload({ ...settings, reserveInBytes }, await uploadToken(key), request);
  await expect(taken).rejects.toMatchObject({ code: "STORAGE_FULL" });
  expect(await store.stat(key)).toBeNull();
  expect(await partsLeft()).toEqual([]);
});

test("more than 50 MB are rejected where no size was signed", async () => {
  const key = newKey();
  const token = await uploadToken(key);
  const length = String(maxUploadBytes + 1);
  await expect(put(token, "", { "content-length": length })).rejects.toMatchObject({ status: 413 });
  await expect(put(token, new Uint8Array(maxUploadBytes + 1))).rejects.toMatchObject({
    status: 413,
  });
  await put(token, new Uint8Array(maxUploadBytes));
  expect(await store.stat(key)).toEqual({ sizeInBytes: maxUploadBytes });
});

test("fewer bytes than signed or declared, and none at all, are rejected", async () => {
  const key = newKey();
  await expect(put(await uploadToken(key, 9), "bytes")).rejects.toMatchObject({ status: 400 });
  await expect(put(await uploadToken(key), "x", { "content-length": "9" })).rejects.toMatchObject({
    status: 400,
  });
  await expect(put(await uploadToken(key), "")).rejects.toMatchObject({ status: 400 });
  expect(await store.stat(key)).toBeNull();
});

test("a client that breaks off leaves nothing", async () => {
  const key = newKey();
  await expect(put(await uploadToken(key), brokenBody())).rejects.toMatchObject({ status: 400 });
  expect(await store.stat(key)).toBeNull();
  expect(await partsLeft()).toEqual([]);
});

test("of two uploads to one address at the same time one is there, whole, and no part is left", async () => {
  const key = newKey();
  const token = await uploadToken(key);
  await Promise.all([put(token, "first"), put(token, "other")]);
  expect(["first", "other"]).toContain(await new Response(await store.read(key)).text());
  expect(await partsLeft()).toEqual([]);
});

test("a client that falls silent is given up, however long it has sent before", async () => {
  const key = newKey();
  const token = await uploadToken(key);
  const init = { method: "PUT", duplex: "half", headers: { "content-type": "image/png" } };
  const upload = (chunks: number) =>
    new Request("http://localhost/", { ...init, body: slowBody(chunks) } as RequestInit);
  const silent = takeUpload(settings, token, upload(1), 200);
  await expect(silent).rejects.toMatchObject({ status: 400 });
  expect(await partsLeft()).toEqual([]);
  const slow = upload(12);
  setTimeout(() => slowEnd?.(), 600);
  await takeUpload(settings, token, slow, 200);
  expect(await store.stat(key)).toEqual({ sizeInBytes: 12 });
});

let slowEnd: (() => void) | undefined;

/** A byte every 40 ms, as many as wanted; then nothing until `slowEnd`. */
function slowBody(chunks: number) {
  return new ReadableStream({
    async start(controller) {
      for (let sent = 0; sent < chunks; sent += 1) {
        controller.enqueue(new Uint8Array(1));
        await sleep(40);
      }
      slowEnd = () => controller.close();
    },
  });
}
