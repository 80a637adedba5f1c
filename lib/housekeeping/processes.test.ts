import "@/tests/setup/database";
import { once } from "node:events";
import { expect, test, vi } from "vitest";
import { db, transact } from "@/lib/db/client";
import { enqueueMail } from "@/lib/mail/outbox";
import { drainThere, startDrainProcess } from "@/tests/setup/drain-processes";
import { startMailProvider } from "@/tests/setup/mail-provider";
import { drain } from "./drain";

const server = await startMailProvider();

test("a process that is killed while sending loses nothing", async () => {
  const process = await startDrainProcess();
  const reader = { recipient: "anna@example.com", locale: "de" } as const;
  await transact((tx) =>
    enqueueMail(tx, { template: "verify-email", ...reader, data: { token: "0" } }),
  );
  server.answerWith("hang");
  void drainThere(process);
  await vi.waitFor(() => expect(server.requests).toHaveLength(1), 10_000);
  process.kill("SIGKILL");
  await once(process, "exit");
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

/** Moves what the queue remembers into the past. */
async function letPass(interval: string): Promise<void> {
  await db()
    .$executeRaw`UPDATE pgboss.queue SET monitor_claim_on = monitor_claim_on - ${interval}::interval`;
  await db().$executeRaw`
    UPDATE pgboss.job
    SET started_on = started_on - ${interval}::interval, start_after = start_after - ${interval}::interval`;
}
