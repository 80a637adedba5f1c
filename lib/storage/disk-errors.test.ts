import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { diskStorage, fileStream } from "./disk";
import { toDiskError } from "./disk-errors";
import { takeUpload } from "./disk-upload";

// The log reads them.
process.env.DATABASE_URL = "postgresql://me@localhost/lagerfund";
process.env.APP_MODE = "demo";
process.env.AUTH_SECRET = "a secret of at least thirty-two characters";
process.env.LOG_LEVEL = "silent";

const unavailable = { code: "UNAVAILABLE", data: { retryAfterInSeconds: 60 } };

test.each([
  ...["ENOSPC", "EDQUOT", "EROFS"],
  ...["ENOTDIR", "EACCES", "EPERM", "EIO", "ESTALE", "ENOTCONN"],
  ...["ENODEV", "EREMOTEIO", "EHOSTDOWN", "ETIMEDOUT", "EMFILE", "ENFILE"],
])("%s means that the disk is away for everybody", (code) => {
  expect(toDiskError(Object.assign(new Error("write"), { code }))).toMatchObject(unavailable);
});

test("any other error stays unchanged", () => {
  const error = Object.assign(new Error("open"), { code: "EISDIR" });
  expect(toDiskError(error)).toBe(error);
});

test("where a plain file lies in the folder's place every call is UNAVAILABLE", async () => {
  const root = path.join(await mkdtemp(path.join(tmpdir(), "lagerfund-storage-")), "files");
  await writeFile(root, "no folder");
  const settings = {
    root,
    appUrl: "http://localhost:3000",
    secret: "s".repeat(32),
    reserveInBytes: 0,
  };
  const store = diskStorage(settings);
  const key = "files/a/b";
  const url = await store.signUpload({ key, contentType: "image/png", sizeInBytes: null });
  const token = url.slice(url.lastIndexOf("/") + 1);
  const headers = { "content-type": "image/png" };
  const request = new Request(url, { method: "PUT", body: "bytes", headers });
  const stream = fileStream(path.join(root, key), { first: 0, last: 1 });
  for (const call of [
    () => store.stat(key),
    () => store.read(key),
    () => store.write(key, new Uint8Array(1), "image/png"),
    () => store.remove([key]),
    () => store.check(AbortSignal.timeout(1_000)),
    () => takeUpload(settings, token, request),
    () => new Response(stream).arrayBuffer(),
  ]) {
    await expect(call()).rejects.toMatchObject(unavailable);
  }
});
