import "@/tests/setup/database";
import { once } from "node:events";
import { expect, test, vi } from "vitest";
import { db, transact } from "@/lib/db/client";
import { enqueueMail } from "@/lib/mail/mail-queue";
import { drainThere, startDrainProcess } from "@/tests/setup/drain-processes";
import { startMailProvider } from "@/tests/setup/mail-provider";
import { drain } from "./drain";

const server = await startMailProvider();

// At once: each takes seconds until it is ready.
const [doomed, ...processes] = await Promise.all([
  startDrainProcess(),
  startDrainProcess(),
  startDrainProcess(),
]);

test("two processes at once send each of 40 mails once", async () => {
  await enqueue(40);
  const shares = await Promise.all(processes.map(drainThere));
  expect(shares.filter((share) => share > 0).length).toBeGreaterThan(1);
  expect(shares.reduce((sum, share) => sum + share)).toBe(40);
  const keys = server.requests.map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toHaveLength(40);
  expect(new Set(keys).size).toBe(40);
}, 40_000);

test("a process that is killed while sending loses nothing", async () => {
  await enqueue(1);
  server.answerWith("hang");
  void drainThere(doomed);
  await vi.waitFor(() => expect(server.requests).toHaveLength(1), 10_000);
  doomed.kill("SIGKILL");
  await once(doomed, "exit");
  server.answerWith(200);
  expect(await drainHere()).toEqual({ sent: 0, failed: 0, remaining: 1 });

  await letPass("2 minutes");
  expect(await drainHere()).toEqual({ sent: 0, failed: 0, remaining: 1 });
  await letPass("2 minutes");
  expect(await drainHere()).toEqual({ sent: 1, failed: 0, remaining: 0 });
  const keys = server.requests.map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toEqual([keys[0], keys[0]]);
}, 40_000);

function drainHere() {
  return drain(Date.now() + 5_000);
}

function enqueue(count: number): Promise<void> {
  const reader = { recipient: "anna@example.com", locale: "de" } as const;
  return transact(async (tx) => {
    for (let token = 0; token < count; token++) {
      const data = { token: String(token) };
      await enqueueMail(tx, { template: "verify-email", ...reader, data });
    }
  });
}

/** Moves what the queue remembers into the past. */
async function letPass(interval: string): Promise<void> {
  await db()
    .$executeRaw`UPDATE pgboss.queue SET monitor_claim_on = monitor_claim_on - ${interval}::interval`;
  await db().$executeRaw`
    UPDATE pgboss.job
    SET started_on = started_on - ${interval}::interval, start_after = start_after - ${interval}::interval`;
}
