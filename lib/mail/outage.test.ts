// What waits for a provider holds no connection: here there is none to spare.
process.env.DATABASE_POOL_SIZE = "1";

import "@/tests/setup/database";
import { expect, test, vi } from "vitest";
import { db, transact } from "@/lib/db/client";
import { drain } from "@/lib/jobs/drain";
import { log } from "@/lib/log/log";
import { runDueJobs } from "@/lib/queue/run-due-jobs";
import { makeListing } from "@/tests/factories/listing";
import { makeTransaction } from "@/tests/factories/transaction";
import { makeMember } from "@/tests/factories/user";
import { drainThere, startDrainProcess } from "@/tests/setup/drain-processes";
import { startMailProvider } from "@/tests/setup/mail-provider";
import { enqueueMail } from "./mail-queue";
import { mailJob } from "./worker";

const server = await startMailProvider();
const errors = [500, 429, "reset", "nonsense", 503, 403] as const;

test("a provider that rejects for an hour loses no mail, gets none twice and fills no log; back again, it gets them all", async () => {
  const told = vi.spyOn(log(), "warn");
  for (let step = 0; step < 6; step += 1) {
    server.answerWith(errors[step % errors.length] ?? 500);
    await enqueue(2);
    await letPass("10 minutes");
    await drain(Date.now() + 10_000);
  }
  expect(await db().mailMessage.count({ where: { sentAt: null } })).toBe(12);
  // Each way of refusing once: 500, 429, 503, 403, and none at all (two of them answer nothing that can be read).
  expect(told.mock.calls.length).toBeLessThanOrEqual(errors.length);
  const processes = await Promise.all([startDrainProcess(), startDrainProcess()]);
  server.requests.length = 0;
  server.answerWith(200);
  // The youngest have not failed often: their next attempt comes soon, and says that the provider is back.
  await letPass("1 minute");
  const shares = await Promise.all(processes.map(drainThere));
  expect(shares.reduce((sum, share) => sum + share)).toBe(12);
  const keys = server.requests.map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toHaveLength(12);
  expect(new Set(keys).size).toBe(12);
  expect(await db().mailMessage.count({ where: { sentAt: null } })).toBe(0);
});

test("while the provider does not answer, everything else goes on, though the workers wait for it", async () => {
  server.answerWith("hang");
  await enqueue(2);
  // Long enough for both workers to begin, shorter than a provider is waited for.
  const sending = runDueJobs(mailJob, Date.now() + 1_000);
  await vi.waitFor(() => expect(server.requests).toHaveLength(2));
  const [seller, buyer] = [await makeMember(), await makeMember()];
  const { id } = await makeListing({ ownerUserId: seller.userId });
  expect((await makeTransaction(buyer, id)).status).toBe("REQUESTED");
  expect(await sending).toEqual({ done: 0, failed: 2 });
  server.answerWith(200);
  await letPass("1 minute");
  await drain(Date.now() + 10_000);
  expect(await db().mailMessage.count({ where: { sentAt: null } })).toBe(0);
});

function enqueue(count: number): Promise<void> {
  const reader = { recipient: "anna@example.com", locale: "de" } as const;
  return transact(async (tx) => {
    for (let token = 0; token < count; token += 1) {
      await enqueueMail(tx, {
        template: "verify-email",
        ...reader,
        data: { token: String(token) },
      });
    }
  });
}

/** Moves what the queue remembers into the past. */
async function letPass(interval: string): Promise<void> {
  await db().$executeRaw`
    UPDATE pgboss.job
    SET started_on = started_on - ${interval}::interval, start_after = start_after - ${interval}::interval`;
}
