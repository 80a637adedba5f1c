// A write that queues a job must not wait for a second connection: here there is none.
process.env.DATABASE_POOL_SIZE = "1";

import "@/tests/setup/database";
import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { transact } from "@/lib/db/client";
import { boss } from "./boss";
import { enqueueJob, requestJob, restoreJobs } from "./queue";
import { runDueJobs } from "./run-due-jobs";

const queue = { name: "try", jobs: { retryLimit: 3, retryDelay: 60 } };

beforeAll(() => boss().createQueue("try"));
beforeEach(() => boss().deleteAllJobs("try"));

test("a job is queued by the transaction of its cause", async () => {
  const id = randomUUID();
  await transact(async (tx) => {
    await enqueueJob(tx, queue, id);
    const [{ count } = { count: -1n }] = await tx.$queryRaw<{ count: bigint }[]>`
      SELECT count(*) FROM pgboss.job WHERE id = ${id}::uuid`;
    expect(count).toBe(1n);
  });
  expect(await boss().findJobs("try", { id })).toMatchObject([
    { state: "created", retryLimit: 3, retryDelay: 60 },
  ]);
});

test("a transaction that fails leaves no job", async () => {
  const failing = transact(async (tx) => {
    await enqueueJob(tx, queue, randomUUID());
    throw new Error("the change failed");
  });
  await expect(failing).rejects.toThrow("the change failed");
  expect(await boss().findJobs("try")).toEqual([]);
});

test("recurring work is queued once for its time, whoever asks and whether it is done", async () => {
  const done: string[] = [];
  const work = {
    queue,
    atOnce: 1,
    pollEveryInSeconds: 60,
    handle: async (id: string) => void done.push(id),
  };
  await Promise.all([requestJob(queue, 3_600), requestJob(queue, 3_600), requestJob(queue, 3_600)]);
  await runDueJobs(work, Date.now() + 1_000);
  await requestJob(queue, 3_600);
  await runDueJobs(work, Date.now() + 1_000);
  expect(done).toHaveLength(1);
});

test("jobs that are missing or ended are restored", async () => {
  const missing = randomUUID();
  const cancelled = randomUUID();
  await transact((tx) => enqueueJob(tx, queue, cancelled));
  await boss().cancel("try", cancelled);
  await restoreJobs(queue, [missing, { id: cancelled, groupId: "a seller" }]);
  await restoreJobs(queue, []);
  const jobs = await boss().findJobs("try", { queued: true });
  const groupOf = new Map(jobs.map(({ id, groupId }) => [id, groupId]));
  expect(groupOf).toEqual(
    new Map([
      [missing, null],
      [cancelled, "a seller"],
    ]),
  );
});
