import "@/tests/setup/database";
import { stat, utimes, writeFile } from "node:fs/promises";
import { afterEach, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { runOperation } from "@/lib/operations/run";
import { boss } from "@/lib/queue/boss";
import { runDueJobs } from "@/lib/queue/run-due-jobs";
import { getRepeatedTexts } from "@/lib/repeated-texts/operations";
import { partialFilePath } from "@/lib/storage/disk-partial-files";
import { requireDiskSettings, storage } from "@/lib/storage/storage";
import { makeDocument } from "@/tests/factories/document";
import { makeMember } from "@/tests/factories/user";
import { sweepJob } from "./sweep";

const hourInMs = 60 * 60_000;

afterEach(() => boss().deleteAllJobs("sweep"));

test("the sweep deletes what has expired, and nothing else", async () => {
  const { userId } = await makeMember();
  const { id: identityId } = await db().emailIdentity.findFirstOrThrow({ where: { userId } });
  const sessions = [-1, 1].map((hours) => ({
    tokenHash: hash(hours),
    userId,
    expiresAt: inHours(hours),
  }));
  const tokens = [-25, -23, 1].map((hours) => ({
    tokenHash: hash(hours),
    identityId,
    purpose: "RESET" as const,
    expiresAt: inHours(hours),
  }));
  const counters = [-1, 1].map((hours) => ({ key: hash(hours), expire: inHours(hours).getTime() }));
  await db().session.createMany({ data: sessions });
  await db().emailToken.createMany({ data: tokens });
  await db().rateLimit.createMany({ data: [...counters, { key: "for ever" }] });

  expect(await sweep()).toEqual({ done: 1, failed: 0 });
  expect(await db().session.findMany({ select: { tokenHash: true } })).toEqual([
    { tokenHash: hash(1) },
  ]);
  const left = await db().emailToken.findMany({ orderBy: { expiresAt: "asc" } });
  expect(left.map(({ tokenHash }) => tokenHash)).toEqual([hash(-23), hash(1)]);
  const keys = await db().rateLimit.findMany({ orderBy: { key: "asc" }, select: { key: true } });
  expect(keys).toEqual([{ key: "for ever" }, { key: hash(1) }]);
});

test("administrators read when repeated texts were last searched for", async () => {
  const admin = await makeMember({ isAdmin: true });
  const told = async () => (await runOperation(getRepeatedTexts, admin, {})).answer.foundAt;
  await boss().deleteAllJobs("sweep");
  expect(await told()).toBeNull();
  const before = Date.now();
  await sweep();
  expect((await told())?.getTime()).toBeGreaterThanOrEqual(before - 1_000);
});

test("the sweep gives an unsent mail without a job another one", async () => {
  const message = {
    template: "no-account",
    recipient: "a@example.com",
    locale: "de",
    data: {},
  } as const;
  const { id } = await db().mailMessage.create({ data: message });
  await sweep();
  expect(await boss().findJobs("send-mail", { id })).toHaveLength(1);
});

test("sent mails are deleted after 30 days, unsent ones never", async () => {
  const message = { template: "no-account", locale: "de", data: {} } as const;
  const mails = [
    { recipient: "long-sent@example.com", sentAt: inHours(-24 * 31) },
    { recipient: "just-sent@example.com", sentAt: inHours(-24 * 29) },
    { recipient: "unsent@example.com", createdAt: inHours(-24 * 365) },
  ];
  await db().mailMessage.createMany({ data: mails.map((mail) => ({ ...message, ...mail })) });
  await sweep();
  const left = await db().mailMessage.findMany({
    where: { recipient: { in: mails.map(({ recipient }) => recipient) } },
    orderBy: { recipient: "asc" },
  });
  expect(left.map(({ recipient }) => recipient)).toEqual([
    "just-sent@example.com",
    "unsent@example.com",
  ]);
});

test("uploads on no listing, unused objects and old parts are deleted, and lost bytes are found", async () => {
  const { userId } = await makeMember();
  const { id } = await makeDocument({ userId });
  await db().document.update({ where: { id }, data: { createdAt: inHours(-25) } });
  const mislaid = await makeDocument({ userId, isSound: true });
  await db().document.update({ where: { id: mislaid.id }, data: { lostAt: inHours(-1) } });
  const key = "documents/a/b";
  await storage().write(key, Buffer.from("x"), "text/csv");
  await db().discardedObject.create({ data: { key, discardedAt: inHours(-1) } });
  const part = await partialFilePath(requireDiskSettings().root);
  await writeFile(part, "half");
  await utimes(part, inHours(-25), inHours(-25));
  expect(await sweep()).toEqual({ done: 1, failed: 0 });
  const left = await db().document.findMany({ where: { userId } });
  expect(left).toMatchObject([{ id: mislaid.id, lostAt: null }]);
  expect(await storage().stat(key)).toBeNull();
  await expect(stat(part)).rejects.toThrow("ENOENT");
});

function sweep() {
  return runDueJobs(sweepJob, Date.now() + 5_000);
}

function hash(hours: number): string {
  return `runs out in ${hours}`;
}

function inHours(hours: number): Date {
  return new Date(Date.now() + hours * hourInMs);
}
