import "@/tests/setup/database";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { sweepDiscarded } from "@/lib/documents/discarded";
import { removeDocument } from "@/lib/documents/removal";
import { servedDisk, storage } from "@/lib/storage/storage";
import { restore } from "@/scripts/restore/restore";
import { makeDocument } from "@/tests/factories/document";
import { enterListing } from "@/tests/factories/entered-listing";
import { holdBackups } from "@/tests/factories/held-backup";
import { administer, contentsOf, makeDatabase } from "@/tests/factories/other-place";
import { makeMember } from "@/tests/factories/user";
import { backUp } from "./backup";

const folder = mkdtempSync(path.join(tmpdir(), "lagerfund-backup-"));
const url = process.env.DATABASE_URL ?? "";
const seller = await makeMember();

afterAll(() => rm(folder, { recursive: true, force: true }));

test("what is removed, swept and written while a backup runs is in it as it was at its beginning", async () => {
  const documents = await Promise.all(
    [1, 2, 3].map(() => makeDocument({ userId: seller.userId, isSound: true })),
  );
  const before = await contentsOf(url);
  const backups = await holdBackups();
  const running = backUp(url, path.join(folder, "removals"));
  await backups.untilOneWaits();
  for (const { id } of documents) {
    await removeDocument(seller, id);
  }
  await db().$executeRaw`UPDATE discarded_object SET discarded_at = now() - interval '1 day'`;
  await sweepDiscarded();
  await enterListing(seller, { mpn: "LATER-1", pickupPossible: true });
  await backups.goOn();
  const { objects } = await running;
  expect(objects).toMatchObject({ count: 3, missing: [] });

  await sweepDiscarded();
  expect(await Promise.all(documents.map(({ key }) => storage().stat(key)))).toEqual([
    null,
    null,
    null,
  ]);
  const place = await makeDatabase({ isMigrated: true });
  await restore(place.url, path.join(folder, "removals"));
  expect(await contentsOf(place.url)).toEqual(before);
  expect(await Promise.all(documents.map(({ key }) => storage().stat(key)))).not.toContain(null);
  await place.drop();
});

test("no more is removed while a backup waits to begin, and all is once none runs", async () => {
  const { id, key } = await makeDocument({ userId: seller.userId, isSound: true });
  const backups = await holdBackups();
  const running = backUp(url, path.join(folder, "waiting"));
  await backups.untilOneWaits();
  await removeDocument(seller, id);
  expect(await storage().stat(key)).not.toBeNull();
  expect(await db().discardedObject.count({ where: { key } })).toBe(1);
  await backups.goOn();
  await running;
  const other = await makeDocument({ userId: seller.userId, isSound: true });
  await removeDocument(seller, other.id);
  expect(await storage().stat(other.key)).toBeNull();
});

test("a backup whose process is killed leaves none, lets objects go, and the next one takes its place", async () => {
  const target = path.join(folder, "killed");
  const backups = await holdBackups();
  const child = spawn(
    process.execPath,
    ["--conditions=react-server", "--import", "tsx", "scripts/backup.ts", target],
    { stdio: "ignore" },
  );
  await backups.untilOneWaits();
  child.kill("SIGKILL");
  await once(child, "exit");
  await backups.goOn();
  expect(existsSync(target)).toBe(false);
  expect(existsSync(`${target}.part`)).toBe(true);
  await expect(restore(url, target)).rejects.toThrow("is no backup");
  await expect(restore(url, `${target}.part`)).rejects.toThrow("broken off");

  await expect.poll(countHolds).toBe(0);
  await backUp(url, target);
  expect(existsSync(`${target}.part`)).toBe(false);
});

test("a backup whose connection is cut says so and leaves nothing", async () => {
  const target = path.join(folder, "cut");
  const backups = await holdBackups();
  const running = backUp(url, target);
  const failure = expect(running).rejects.toThrow("terminat");
  await backups.untilOneWaits();
  await administer(
    "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE NOT granted AND locktype = 'relation'",
    url,
  );
  await failure;
  await backups.goOn();
  expect(existsSync(target)).toBe(false);
  expect(existsSync(`${target}.part`)).toBe(false);
});

test("of two backups into one folder the second is refused", async () => {
  const target = path.join(folder, "twice");
  const backups = await holdBackups();
  const running = backUp(url, target);
  await backups.untilOneWaits();
  await expect(backUp(url, target)).rejects.toThrow("Another backup is writing");
  await backups.goOn();
  await running;
  await expect(backUp(url, target)).rejects.toThrow("exists");
});

test("a folder that only looks like a broken-off backup is left alone", async () => {
  await mkdir(path.join(folder, "holiday.part", "pictures"), { recursive: true });
  await expect(backUp(url, path.join(folder, "holiday"))).rejects.toThrow("not made by a backup");
  expect(existsSync(path.join(folder, "holiday.part", "pictures"))).toBe(true);
});

test("files that storage has lost are named, and storage that has none of them is the wrong one", async () => {
  const [one, other] = [
    await makeDocument({ userId: seller.userId, isSound: true }),
    await makeDocument({ userId: seller.userId, isSound: true }),
  ];
  await storage().remove([one.key]);
  const { objects } = await backUp(url, path.join(folder, "lossy"));
  expect(objects.missing).toEqual([one.key]);
  expect(objects.count).toBe(1);
  await storage().remove([other.key]);
  await expect(backUp(url, path.join(folder, "wrong"))).rejects.toThrow("check DATA_DIR");
  await rm(servedDisk().root, { recursive: true });
});

async function countHolds(): Promise<number> {
  const rows = await administer(
    "SELECT FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
    url,
  );
  return rows.length;
}
