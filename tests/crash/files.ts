import { readdir, utimes } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";
import { env } from "@/lib/config/env";
import { db } from "@/lib/db/client";
import { objectKeysOf, sweepDiscarded } from "@/lib/files/mutations/discarded-objects";
import { requireDiskSettings, storage, sweepStorage } from "@/lib/storage/storage";

/** Sound files have their bytes, an upload is complete or missing, and storage has no orphans. */
export async function expectWholeFiles(): Promise<void> {
  const documents = await db().document.findMany();
  for (const { key, soundAt, sizeInBytes } of documents.filter(({ soundAt }) => soundAt)) {
    expect(await storage().stat(key), `${key} sound since ${soundAt}`).toEqual({ sizeInBytes });
  }
  const known = await knownKeys(documents);
  const strangers = (await objects()).filter((key) => !known.has(key));
  expect(strangers, "objects of nobody").toEqual([]);
  for (const { key } of documents.filter(({ contentType }) => contentType === "text/plain")) {
    const upload = await storage().stat(key.replace("documents/", "incoming/"));
    expect([undefined, 4_000_000], key).toContain(upload?.sizeInBytes);
  }
}

/** Hours later the sweep has deleted all unused files. */
export async function expectNothingLeftOver(): Promise<void> {
  const folder = path.join(requireDiskSettings().root, ".incoming");
  for (const part of await readdir(folder)) {
    await utimes(path.join(folder, part), new Date(0), new Date(0));
  }
  await sweepStorage();
  expect(await readdir(folder)).toEqual([]);
  await db().discardedObject.updateMany({ data: { discardedAt: new Date(0) } });
  await sweepDiscarded();
  expect(await db().discardedObject.count()).toBe(0);
  await expectWholeFiles();
}

/** Every mail was written exactly once and completely. */
export async function expectAllMailsSent(): Promise<void> {
  const mails = await db().mailMessage.findMany({ select: { id: true, sentAt: true } });
  expect(mails.filter(({ sentAt }) => sentAt === null)).toEqual([]);
  const files = await readdir(path.join(env().dataDir, "outbox"));
  const sent = files.filter((file) => file.endsWith(".eml")).map((file) => file.slice(-40, -4));
  // The mails of a deleted account are gone from the database, but were sent.
  expect(sent).toEqual(expect.arrayContaining(mails.map(({ id }) => id)));
  expect(new Set(sent).size).toBe(sent.length);
}

async function knownKeys(documents: { id: string; key: string }[]): Promise<Set<string>> {
  const [files, imports, discarded] = await Promise.all([
    db().uploadedFile.findMany(),
    db().csvImport.findMany(),
    db().discardedObject.findMany(),
  ]);
  const ofRows = [...documents, ...files].flatMap(objectKeysOf);
  return new Set([...ofRows, ...[...imports, ...discarded].map(({ key }) => key)]);
}

async function objects(): Promise<string[]> {
  const { root } = requireDiskSettings();
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith(".incoming"))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}
