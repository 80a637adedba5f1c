import { mkdtemp, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { describeStorage } from "@/tests/s3/driver-contract";
import { startFileServer } from "@/tests/setup/file-server";
import { type DiskSettings, diskStorage } from "./disk";

const settings: DiskSettings = {
  root: await mkdtemp(path.join(tmpdir(), "lagerfund-storage-")),
  appUrl: "http://localhost:3000",
  secret: "a secret of at least thirty-two characters",
  reserveInBytes: 0,
};
const store = diskStorage(settings);

test("removing takes the object and its empty folder away, twice as well as once", async () => {
  const key = "documents/lonely/object";
  await store.write(key, new Uint8Array(3), "image/png");
  await store.remove([key]);
  await store.remove([key]);
  expect(await store.stat(key)).toBeNull();
  await expect(stat(path.join(settings.root, "documents/lonely"))).rejects.toThrow("ENOENT");
});

const root = await mkdtemp(path.join(tmpdir(), "lagerfund-storage-"));
const server = await startFileServer(root, "a secret of at least thirty-two characters");
afterAll(() => void server.stop());

describe("the disk driver", () => {
  describeStorage({
    open: async (lifetimes) => diskStorage(server.settings, lifetimes),
    forgeriesOf,
  });
});

function forgeriesOf(address: string, key: string, otherKey: string): string[] {
  const [, front = "", payload = "", signature = ""] = /^(.*\/)(.*)\.(.*)$/.exec(address) ?? [];
  const claims = Buffer.from(payload, "base64url").toString();
  const internalToken = (text: string) =>
    `${front}${Buffer.from(text).toString("base64url")}.${signature}`;
  return [
    `${front}${payload}`,
    `${front}${payload}.`,
    `${front}${payload}.${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`,
    internalToken(claims.replace(key, otherKey)),
    internalToken(claims.replace(/"expiresAtInMs":\d/, '"expiresAtInMs":9')),
  ];
}
