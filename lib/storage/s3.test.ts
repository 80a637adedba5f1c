import { inspect } from "node:util";
import { afterAll, expect, test } from "vitest";
import { startObjectStore } from "@/tests/setup/object-store";
import { s3Storage } from "./s3";
import { type StoreTimeouts, usualTimeouts } from "./store-timeout";

// The log reads them.
process.env.DATABASE_URL = "postgresql://me@localhost/lagerfund";
process.env.APP_MODE = "demo";
process.env.AUTH_SECRET = "a secret of at least thirty-two characters";
process.env.LOG_LEVEL = "silent";
process.env.AWS_ACCESS_KEY_ID = "key-id";
process.env.AWS_SECRET_ACCESS_KEY = "key-secret";

const server = await startObjectStore();
afterAll(() => server.stop());
const place = { bucket: "parts", region: "eu-central-1", forcePathStyle: true };
const timeout: StoreTimeouts = { ...usualTimeouts, connectInMs: 300, answerInMs: 300 };
const unavailable = { code: "UNAVAILABLE", data: { retryAfterInSeconds: 10 } };
// One client after many failures tries no more than once; so each has its own.
function open(more: Partial<StoreTimeouts> = {}) {
  const settings = { ...place, endpoint: server.endpoint };
  return s3Storage(settings, { timeout: { ...timeout, ...more } });
}

const store = open();
const key = "documents/test/digits";

const calls = {
  stat: (more?: Partial<StoreTimeouts>) => open(more).stat(key),
  read: (more?: Partial<StoreTimeouts>) => open(more).read(key),
  write: (more?: Partial<StoreTimeouts>) => open(more).write(key, new Uint8Array(3), "image/png"),
  remove: (more?: Partial<StoreTimeouts>) => open(more).remove([key]),
  check: (more?: Partial<StoreTimeouts>) => open(more).check(AbortSignal.timeout(60_000)),
};

test.each(Object.entries(calls))(
  "%s tries again with a store that fails twice",
  async (_, call) => {
    server.answerWith(500, "reset", "whole");
    await call();
    expect(server.requests).toHaveLength(3);
  },
);

test.each([503, 429, "reset", "hang"] as const)(
  "a store that answers with %s is UNAVAILABLE",
  async (fault) => {
    server.answerWith(fault);
    await expect(calls.stat()).rejects.toMatchObject(unavailable);
    expect(server.requests).toHaveLength(3);
  },
);

test("a store that cannot be reached is UNAVAILABLE", async () => {
  const nowhere = s3Storage({ ...place, endpoint: "http://127.0.0.1:1" }, { timeout });
  await expect(nowhere.stat(key)).rejects.toMatchObject(unavailable);
});

test.each(Object.entries(calls))(
  "%s of a silent store ends within the time of the whole call, however long an attempt may take",
  async (_, call) => {
    server.answerWith("hang");
    const asked = call({ answerInMs: 60_000, wholeInMs: 300 });
    await expect(asked).rejects.toMatchObject(unavailable);
    expect(server.requests).toHaveLength(1);
  },
);

test("a rejection is an error of ours, reported without keys and signatures", async () => {
  server.answerWith(403);
  const error = await store.remove([key]).catch((thrown) => thrown);
  expect(error.message).toBe(
    "The object store does not remove documents/test/digits: Some403, status 403",
  );
  expect(error.code).toBeUndefined();
  expect(inspect(error, { depth: 9 })).not.toMatch(/key-id|key-secret|Signature/);
});

test("a missing object is null for stat and read, and removed already", async () => {
  server.answerWith(404);
  expect([await store.stat(key), await store.read(key)]).toEqual([null, null]);
  await store.remove([key]);
});

test("bytes that stop half way are no whole object", async () => {
  for (const fault of ["break-off", "fall-silent"] as const) {
    server.answerWith("whole", fault);
    const stream = await open({ silenceInMs: 300 }).read(key);
    await expect(new Response(stream).text()).rejects.toMatchObject(unavailable);
  }
});

test("a reader who stops ends the request, one who never begins makes none", async () => {
  server.answerWith("whole", "fall-silent");
  await store.read(key);
  expect(server.requests).toEqual([`HEAD /parts/${key}`]);
  const reader = (await store.read(key))?.getReader();
  await reader?.read();
  const before = await server.countConnections();
  await reader?.cancel();
  await expect.poll(() => server.countConnections()).toBe(before - 1);
});

test("an upload's signature binds type and length, and asks for no checksum", async () => {
  const grant = { key, contentType: "image/png", sizeInBytes: 10 };
  const { searchParams } = new URL(await store.signUpload(grant));
  expect(searchParams.get("X-Amz-SignedHeaders")).toBe("content-length;content-type;host");
  expect(searchParams.get("X-Amz-Expires")).toBe("900");
  expect([...searchParams.keys()].join()).not.toMatch(/checksum/i);
});

test("a download is signed for ten minutes", async () => {
  const grant = { key, contentType: "image/png", fileName: "a.png" };
  const { searchParams } = new URL(await store.signDownload(grant));
  expect(searchParams.get("X-Amz-Expires")).toBe("600");
});
