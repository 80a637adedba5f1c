import "@/tests/setup/database";
import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { databasePool, transact } from "@/lib/db/client";
import { untilWaiting } from "@/tests/factories/lock";
import { boss, withTransaction } from "./boss";
import { enqueueJob, oneOfGroup } from "./queue";
import { runDueJobs } from "./run-due-jobs";
import { startWorkers, stopWorkers, wakeWorkers } from "./workers";

const queue = { name: "try", jobs: { retryLimit: 3 } };
const done: string[] = [];
let handle: (id: string) => Promise<void>;
const work = { queue, atOnce: 2, pollEveryInSeconds: 60, handle: (id: string) => handle(id) };

beforeAll(() => boss().createQueue("try"));

afterEach(async () => {
  await stopWorkers();
  await boss().deleteAllJobs("try");
  done.length = 0;
});

test("workers asked to start twice start once, and a queued job is done right after the wake", async () => {
  handle = finish;
  startWorkers([work]);
  startWorkers([work]);
  await vi.waitFor(() => expect(boss().getWipData()).toHaveLength(2), 10_000);
  const ids = await enqueue(20);
  wakeWorkers("try");
  await vi.waitFor(() => expect(done).toHaveLength(20), 10_000);
  expect([...done].sort()).toEqual(ids.sort());
});

test("workers survive a database that goes away", async () => {
  handle = finish;
  startWorkers([work]);
  await vi.waitFor(() => expect(boss().getWipData()).toHaveLength(2), 10_000);
  const mend = breakDatabase();
  wakeWorkers("try");
  await new Promise((resolve) => setTimeout(resolve, 200));
  mend();
  await enqueue(1);
  wakeWorkers("try");
  await vi.waitFor(() => expect(done).toHaveLength(1), 10_000);
});

test("recurring work is queued by the workers themselves", async () => {
  handle = finish;
  startWorkers([{ ...work, everyInSeconds: 3_600 }]);
  await vi.waitFor(() => expect(done).toHaveLength(1), 10_000);
});

test("of a group one job is done at a time, and the jobs of others do not wait for it", async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const begun: string[] = [];
  const [one, other] = [randomUUID(), randomUUID()];
  const [theirs, alone] = [await enqueue(5, one), await enqueue(1, other)];
  handle = async (id) => {
    begun.push(id);
    await (theirs.includes(id) && gate);
    done.push(id);
  };
  // All look at once.
  startWorkers([{ ...work, atOnce: 5, pollEveryInSeconds: 0.5 }]);
  await vi.waitFor(() => expect(done).toEqual(alone), 10_000);
  expect(begun.filter((id) => theirs.includes(id))).toHaveLength(1);
  open();
  await vi.waitFor(() => expect(done).toHaveLength(6), 10_000);
});

test("of a group one job is found, though another one looks before it is seen to be taken", async () => {
  await enqueue(2, randomUUID());
  const other = await transact(async (tx) => {
    expect(await withTransaction(tx, (pgBoss) => pgBoss.fetch("try", oneOfGroup))).toHaveLength(1);
    const looking = boss().fetch("try", oneOfGroup);
    await untilWaiting(1);
    return { looking };
  });
  expect(await other.looking).toEqual([]);
});

test("stopping lets the job under way end, and does not hang where none was started", async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  handle = async (id) => {
    await gate;
    done.push(id);
  };
  startWorkers([work]);
  await vi.waitFor(() => expect(boss().getWipData()).toHaveLength(2), 10_000);
  const [id = ""] = await enqueue(1);
  wakeWorkers("try");
  await vi.waitFor(async () => expect(await stateOf(id)).toBe("active"), 10_000);
  const stopped = stopWorkers();
  open();
  await stopped;
  expect(done).toEqual([id]);
  expect(await stateOf(id)).toBe("completed");
  await stopWorkers();
});

test("a job that does not end in time is queued again at once, as if it had never been tried", async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  handle = () => gate;
  startWorkers([work]);
  await vi.waitFor(() => expect(boss().getWipData()).toHaveLength(2), 10_000);
  const [id = ""] = await enqueue(1);
  wakeWorkers("try");
  await vi.waitFor(async () => expect(await stateOf(id)).toBe("active"), 10_000);
  // As the clock of a process that stops has it.
  await stopWorkers(100.5);
  const [job] = await boss().findJobs("try", { id });
  expect(job).toMatchObject({ state: "created", retryCount: 0 });
  expect(job?.startAfter.getTime()).toBeLessThanOrEqual(Date.now());
  // What is done all the same changes nothing: another process may be at it by now.
  open();
  await vi.waitFor(() => expect(boss().getWipData()).toHaveLength(0), 10_000);
  expect(await stateOf(id)).toBe("created");
  const tries: number[] = [];
  await runDueJobs(
    { ...work, handle: async (_, tried) => void tries.push(tried) },
    Date.now() + 1_000,
  );
  expect(tries).toEqual([0]);
});

test("from the moment of stopping no job is begun, though the one under way takes its time", async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  handle = async (id) => {
    await gate;
    done.push(id);
  };
  startWorkers([{ ...work, atOnce: 1, pollEveryInSeconds: 0.5 }]);
  await vi.waitFor(() => expect(boss().getWipData()).toHaveLength(1), 10_000);
  const [first = ""] = await enqueue(1);
  wakeWorkers("try");
  await vi.waitFor(async () => expect(await stateOf(first)).toBe("active"), 10_000);
  const stopped = stopWorkers(10_000);
  const [second = ""] = await enqueue(1);
  open();
  await stopped;
  expect([await stateOf(first), await stateOf(second)]).toEqual(["completed", "created"]);
});

async function finish(id: string): Promise<void> {
  done.push(id);
}

function enqueue(count: number, groupId?: string): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID() as string);
  return transact(async (tx) => {
    for (const id of ids) {
      await enqueueJob(tx, queue, groupId ? { id, groupId } : id);
    }
    return ids;
  });
}

async function stateOf(id: string): Promise<string | undefined> {
  const [job] = await boss().findJobs("try", { id });
  return job?.state;
}

function breakDatabase(): () => void {
  const query = databasePool().query;
  databasePool().query = () => Promise.reject(new Error("away")) as never;
  return () => {
    databasePool().query = query;
  };
}
