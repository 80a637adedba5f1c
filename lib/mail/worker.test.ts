import "@/tests/setup/database";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { db, transact } from "@/lib/db/client";
import { startMailServer } from "@/tests/setup/mail-server";
import { enqueueMail } from "./outbox";
import { wakeMailWorker } from "./wake";
import { sendDueMail, startMailWorker } from "./worker";

const server = await startMailServer();
process.env.MAIL_DRIVER = "resend";
process.env.RESEND_API_KEY = "re_test";
process.env.RESEND_BASE_URL = server.url;

beforeEach(async () => {
  await db().mailMessage.deleteMany();
  server.requests.length = 0;
  server.answerWith(200);
});

afterAll(() => server.stop());

test("a queued mail is sent once, and what it said is forgotten", async () => {
  await enqueue("secret-token");
  expect(await sendDueMail()).toBe(true);
  expect(await sendDueMail()).toBe(false);
  expect(server.requests).toHaveLength(1);
  const mail = await onlyMail();
  expect(mail).toMatchObject({ data: {}, attempts: 1, lastError: null });
  expect(mail.sentAt).not.toBeNull();
  const [row] = await db().$queryRaw<{ row: string }[]>`SELECT m::text AS row FROM mail_message m`;
  expect(row?.row).not.toContain("secret-token");
});

test("a mail of a transaction that fails is not sent", async () => {
  const failing = transact(async (tx) => {
    await enqueueMail(tx, order("token"));
    throw new Error("the change failed");
  });
  await expect(failing).rejects.toThrow("the change failed");
  expect(await sendDueMail()).toBe(false);
});

test.each([422, 500])("a mail refused with %i is sent later under the same key", async (status) => {
  server.answerWith(status);
  await enqueue("token");
  expect(await sendDueMail()).toBe(true);
  const failed = await onlyMail();
  expect(failed).toMatchObject({ sentAt: null, attempts: 1, data: { token: "token" } });
  expect(failed.lastError).toContain(String(status));
  expect(await sendDueMail()).toBe(false);
  server.answerWith(200);
  await makeDue();
  expect(await sendDueMail()).toBe(true);
  expect(await onlyMail()).toMatchObject({ attempts: 2, lastError: null });
  expect(server.requests.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    failed.id,
    failed.id,
  ]);
});

test("the waits double from 30 seconds to an hour and then stay", async () => {
  server.answerWith(500);
  await enqueue("token");
  const waits: number[] = [];
  for (let attempt = 0; attempt < 12; attempt++) {
    await makeDue();
    const before = Date.now();
    await sendDueMail();
    waits.push(Math.round(((await onlyMail()).nextAttemptAt.getTime() - before) / 10_000) * 10);
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600, 3600, 3600]);
});

test("several workers at once send each mail once", async () => {
  for (let count = 0; count < 20; count++) {
    await enqueue(`token-${count}`);
  }
  const worker = async () => {
    while (await sendDueMail()) {
      // As long as there is one.
    }
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  const keys = server.requests.map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toHaveLength(20);
  expect(new Set(keys).size).toBe(20);
});

test("a mail that cannot be written does not hold up the others", async () => {
  await db().mailMessage.create({
    data: { template: "no-such", recipient: "a@example.com", locale: "de", data: {} },
  });
  await enqueue("token");
  while (await sendDueMail()) {
    // Both are tried.
  }
  expect(server.requests).toHaveLength(1);
  const stuck = await db().mailMessage.findFirstOrThrow({ where: { template: "no-such" } });
  expect(stuck.lastError).toContain("no-such");
});

test("a worker that died while sending leaves the mail for later", async () => {
  const { claimDueMail } = await import("./mutations");
  await enqueue("token");
  await claimDueMail();
  expect(await sendDueMail()).toBe(false);
  await makeDue();
  expect(await sendDueMail()).toBe(true);
  expect(server.requests).toHaveLength(1);
});

test("a line break in an address is refused when the mail is queued", async () => {
  const evil = { ...order("token"), recipient: "a@example.com\r\nBcc: b@example.com" };
  await expect(transact((tx) => enqueueMail(tx, evil))).rejects.toThrow("one plain address");
});

test("the worker of the process sends right after it is woken", async () => {
  startMailWorker();
  startMailWorker();
  await enqueue("token");
  wakeMailWorker();
  await vi.waitFor(async () => expect((await onlyMail()).sentAt).not.toBeNull(), 2_000);
  expect(server.requests).toHaveLength(1);
});

function order(token: string) {
  const reader = { recipient: "anna@example.com", locale: "de" } as const;
  return { template: "verify-email", ...reader, data: { token } } as const;
}

function enqueue(token: string): Promise<void> {
  return transact((tx) => enqueueMail(tx, order(token)));
}

function onlyMail() {
  return db().mailMessage.findFirstOrThrow();
}

async function makeDue(): Promise<void> {
  await db().$executeRaw`UPDATE mail_message SET next_attempt_at = now() - interval '1 second'`;
}
