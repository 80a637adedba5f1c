import "@/tests/setup/database";
import { expect, test, vi } from "vitest";
import { db, transact } from "@/lib/db/client";
import { boss } from "@/lib/queue/boss";
import { runDueJobs } from "@/lib/queue/run-due-jobs";
import { startWorkers, stopWorkers } from "@/lib/queue/workers";
import { startMailProvider } from "@/tests/setup/mail-provider";
import { enqueueMail, wakeMailWorker } from "./mail-queue";
import { restoreMailJobs } from "./mutations";
import { mailJob } from "./worker";

const server = await startMailProvider();

test("a queued mail is sent once, and its text is deleted", async () => {
  await enqueue("secret-token");
  expect(await sendDueMail()).toEqual({ done: 1, failed: 0 });
  expect(await sendDueMail()).toEqual({ done: 0, failed: 0 });
  expect(server.requests).toHaveLength(1);
  const mail = await onlyMail();
  expect(mail).toMatchObject({ data: {}, lastError: null });
  expect(mail.sentAt).not.toBeNull();
  const rows = await db().$queryRaw<{ row: string }[]>`
    SELECT m::text AS row FROM mail_message m UNION ALL SELECT j::text FROM pgboss.job j`;
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain("secret-token");
});

test.each([422, 500])(
  "a mail rejected with %i is sent later under the same key",
  async (status) => {
    server.answerWith(status);
    await enqueue("token");
    expect(await sendDueMail()).toEqual({ done: 0, failed: 1 });
    const failed = await onlyMail();
    expect(failed).toMatchObject({ sentAt: null, data: { token: "token" } });
    expect(failed.lastError).toContain(String(status));
    expect(await sendDueMail()).toEqual({ done: 0, failed: 0 });
    server.answerWith(200);
    await makeDue();
    expect(await sendDueMail()).toEqual({ done: 1, failed: 0 });
    expect(await onlyMail()).toMatchObject({ lastError: null });
    expect(server.requests.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      failed.id,
      failed.id,
    ]);
  },
);

test("the waits double from about 30 seconds to an hour and then stay, for ever", async () => {
  server.answerWith(500);
  await enqueue("token");
  const waits: number[] = [];
  for (let attempt = 0; attempt < 10; attempt++) {
    await makeDue();
    await sendDueMail();
    waits.push(await secondsUntilDue());
  }
  const shortest = [30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600];
  for (const [attempt, wait] of waits.entries()) {
    expect(wait).toBeGreaterThan((shortest[attempt] ?? 0) - 2);
    expect(wait).toBeLessThan(Math.min((shortest[attempt] ?? 0) * 2, 3_600) + 2);
  }
  const [job] = await boss().findJobs("send-mail");
  const yearInMs = 365 * 24 * 60 * 60_000;
  expect(job?.keepUntil.getTime()).toBeGreaterThan(Date.now() + 9 * yearInMs);
  expect((job?.retryLimit ?? 0) / (24 * 365)).toBeGreaterThan(100);
});

test("a mail that cannot be written does not delay the others", async () => {
  const stuck = { ...order("token"), template: "no-such" as "verify-email" };
  await transact((tx) => enqueueMail(tx, stuck));
  await enqueue("token");
  expect(await sendDueMail()).toEqual({ done: 1, failed: 1 });
  expect(server.requests).toHaveLength(1);
  const row = await db().mailMessage.findFirstOrThrow({ where: { template: "no-such" } });
  expect(row.lastError).toContain("no-such");
});

test("an unsent mail whose job is lost or has failed for good gets another one", async () => {
  await enqueue("lost");
  await boss().deleteAllJobs("send-mail");
  await enqueue("failed");
  await db().$executeRaw`UPDATE pgboss.job SET state = 'failed', completed_on = now()`;
  await enqueue("alive");
  expect(await sendDueMail()).toEqual({ done: 1, failed: 0 });
  await restoreMailJobs();
  await restoreMailJobs();
  expect(await sendDueMail()).toEqual({ done: 2, failed: 0 });
  expect(server.requests).toHaveLength(3);
});

test("the worker of the process sends right after the wake", async () => {
  startWorkers([{ ...mailJob, pollEveryInSeconds: 60 }]);
  await vi.waitFor(() => expect(boss().getWipData()).toHaveLength(2));
  await enqueue("token");
  wakeMailWorker();
  await vi.waitFor(async () => expect((await onlyMail()).sentAt).not.toBeNull(), 5_000);
  await stopWorkers();
  expect(server.requests).toHaveLength(1);
});

function sendDueMail() {
  return runDueJobs(mailJob, Date.now() + 10_000);
}

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
  await db().$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`;
}

async function secondsUntilDue(): Promise<number> {
  const [job] = await boss().findJobs("send-mail");
  return ((job?.startAfter.getTime() ?? 0) - Date.now()) / 1000;
}
