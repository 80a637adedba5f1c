import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, test, vi } from "vitest";

const store = { STORAGE_DRIVER: "s3", S3_BUCKET: "parts", S3_REGION: "eu-central-1" };
let dataDir: string;

beforeEach(async () => {
  vi.resetModules();
  dataDir = await mkdtemp(path.join(tmpdir(), "lagerfund-storage-"));
});

async function storageIn(more: Record<string, string> = {}) {
  const surroundings = {
    DATABASE_URL: "postgresql://me@localhost/lagerfund",
    AUTH_SECRET: "a secret of at least thirty-two characters",
    APP_MODE: "demo",
    STORAGE_DRIVER: "",
    AWS_ACCESS_KEY_ID: "key",
    AWS_SECRET_ACCESS_KEY: "secret",
    DATA_DIR: dataDir,
    ...more,
  };
  for (const [name, value] of Object.entries(surroundings)) {
    vi.stubEnv(name, value);
  }
  return import("./storage");
}

test("the environment chooses the driver", async () => {
  const upload = { key: "incoming/a/b", contentType: "image/png", sizeInBytes: null };
  const onDisk = (await storageIn()).storage();
  expect(await onDisk.signUpload(upload)).toMatch(/^http:\/\/localhost:3000\/files\/upload\//);
  vi.resetModules();
  const inStore = (await storageIn(store)).storage();
  expect(await inStore.signUpload(upload)).toMatch(/^https:\/\/parts\.s3\.eu-central-1\./);
});

test("the disk's routes lead nowhere while files are in a store", async () => {
  expect((await storageIn()).requireDiskSettings()).toMatchObject({
    root: path.join(dataDir, "files"),
  });
  vi.resetModules();
  const { requireDiskSettings } = await storageIn(store);
  expect(requireDiskSettings).toThrow(expect.objectContaining({ code: "NOT_FOUND" }));
  const { PUT } = await import("@/app/files/upload/[token]/route");
  const { GET } = await import("@/app/files/download/[token]/route");
  const context = { params: Promise.resolve({ token: "x" }) };
  const put = new Request("http://localhost:3000/files/upload/x", { method: "PUT", body: "a" });
  expect((await PUT(put, context)).status).toBe(404);
  expect((await GET(new Request("http://localhost:3000/"), context)).status).toBe(404);
});
