import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { diskStorage } from "./disk";
import { lazyStorage } from "./lazy";

const root = await mkdtemp(path.join(tmpdir(), "lagerfund-storage-"));

test("a driver is loaded once, with the first call, and does all seven", async () => {
  let loads = 0;
  const store = lazyStorage(async () => {
    loads += 1;
    return diskStorage({
      root,
      appUrl: "http://localhost:3000",
      secret: "secret",
      reserveInBytes: 0,
    });
  });
  expect(loads).toBe(0);
  const key = "documents/a/b";
  await store.write(key, new TextEncoder().encode("0123"), "text/plain");
  expect(await store.stat(key)).toEqual({ sizeInBytes: 4 });
  expect(await new Response(await store.read(key, { first: 1, last: 2 })).text()).toBe("12");
  const grant = { key, contentType: "text/plain" };
  expect(await store.signUpload({ ...grant, sizeInBytes: 4 })).toContain("/files/upload/");
  expect(await store.signDownload({ ...grant, fileName: "a" })).toContain("/files/download/");
  await store.check(AbortSignal.timeout(1_000));
  await store.remove([key]);
  expect(await store.stat(key)).toBeNull();
  expect(loads).toBe(1);
});
