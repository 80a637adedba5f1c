import "@/tests/setup/database";
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { transact } from "@/lib/db/client";
import { stopAt, untilWaiting } from "@/tests/factories/lock";
import { boss } from "./boss";
import { enqueueJob } from "./queue";
import { runDueJobs } from "./run-due-jobs";

const queue = { name: "try", jobs: { retryLimit: 3 } };

beforeAll(() => boss().createQueue("try"));

test("of two that take up jobs of one group at the same moment the second goes on with those of others", async () => {
  const theirs = [await enqueue("a seller"), await enqueue("a seller")];
  const other = await enqueue("another seller");
  const done = Promise.withResolvers<void>();
  const handle = (id: string) => (id === other ? Promise.resolve(done.resolve()) : done.promise);
  const goOn = await stopAt("UPDATE ON pgboss.job_common FOR EACH ROW WHEN (NEW.state = 'active')");
  const working = runDueJobs(
    { queue, atOnce: 2, pollEveryInSeconds: 60, handle },
    Date.now() + 30_000,
  );
  await untilWaiting(2);
  await goOn();
  expect(await working).toEqual({ done: theirs.length + 1, failed: 0 });
});

async function enqueue(groupId: string): Promise<string> {
  const id = randomUUID();
  await transact((tx) => enqueueJob(tx, queue, { id, groupId }));
  return id;
}
