import "@/tests/setup/database";
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { HeadObjectCommand } from "@aws-sdk/client-s3";
import { afterAll, expect, test } from "vitest";
import { bytesOf } from "@/lib/storage/bytes";
import { s3Client } from "@/lib/storage/s3-client";
import { storage } from "@/lib/storage/storage";
import { usualPatience } from "@/lib/storage/store-patience";
import { backUp } from "@/scripts/backup/backup";
import { restore } from "@/scripts/restore/restore";
import { makeDocument } from "@/tests/factories/document";
import { contentsOf, makeDatabase } from "@/tests/factories/other-place";
import { makeMember } from "@/tests/factories/user";
import { storeSettings } from "./store";

const folder = mkdtempSync(path.join(tmpdir(), "lagerfund-s3-backup-"));
const url = process.env.DATABASE_URL ?? "";

afterAll(() => rm(folder, { recursive: true, force: true }));

test("files go from a bucket into a backup and back, with their types", async () => {
  const { userId } = await makeMember();
  const bytes = Buffer.alloc(6 * 1024 * 1024, "%PDF-1.4 ");
  const [picture, sheet] = [
    await makeDocument({ userId, isSound: true }),
    await makeDocument({ userId, name: "Blatt.pdf", bytes, isSound: true }),
  ];
  const red = await bytesOf(picture.key);
  const { objects } = await backUp(url, path.join(folder, "one"));
  expect(objects).toMatchObject({ count: 2, missing: [] });

  await storage().remove([picture.key, sheet.key]);
  const place = await makeDatabase({ isMigrated: true });
  await restore(place.url, path.join(folder, "one"));
  expect(await contentsOf(place.url)).toEqual(await contentsOf(url));
  expect(await bytesOf(picture.key)).toEqual(red);
  expect(Buffer.from((await bytesOf(sheet.key)) ?? []).equals(bytes)).toBe(true);
  expect(await typeOf(picture.key)).toBe("image/png");
  await place.drop();
});

async function typeOf(key: string): Promise<string | null> {
  const client = s3Client(storeSettings, usualPatience);
  const head = await client.send(new HeadObjectCommand({ Bucket: storeSettings.bucket, Key: key }));
  client.destroy();
  return head.ContentType ?? null;
}
