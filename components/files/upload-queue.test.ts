import { afterEach, expect, test, vi } from "vitest";
import type { UploadApi } from "./send-file";
import { createUploadQueue } from "./upload-queue";

const png = (name: string) => new File(["bytes"], name, { type: "image/png" });
const stallLimitInMs = 60_000;

function makeDoor(wishes: Partial<UploadApi> = {}) {
  const puts: {
    name: string;
    end: () => void;
    fail: () => void;
    progress: (sent: number) => void;
  }[] = [];
  const dropped: string[] = [];
  const door: UploadApi = {
    issueTicket: async (file) => ({ ok: true, id: `id-${file.name}`, uploadUrl: "/put" }),
    put: (_url, file, progress, signal) =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new Error("broken"));
        signal.addEventListener("abort", fail);
        puts.push({ name: file.name, end: resolve, fail, progress });
      }),
    dropTicket: async (id) => void dropped.push(id),
    ...wishes,
  };
  const queue = createUploadQueue(door);
  const arrived: string[] = [];
  queue.whenArrived((document) => arrived.push(document.id));
  const states = () => queue.current().map(({ file, state }) => `${file.name} ${state}`);
  const errors = () => queue.current().map(({ error }) => error?.code ?? null);
  const keyOf = (name: string) =>
    queue.current().find(({ file }) => file.name === name)?.key ?? "none";
  const nextPut = (count: number) => vi.waitFor(() => expect(puts).toHaveLength(count));
  return { queue, puts, dropped, arrived, states, errors, keyOf, nextPut };
}

afterEach(() => void vi.useRealTimers());

test("files are uploaded one at a time in their order", async () => {
  const { queue, puts, arrived, states, nextPut } = makeDoor();
  queue.add([png("a.png"), png("b.png")], 0);
  await nextPut(1);
  expect(states()).toEqual(["a.png uploading", "b.png waiting"]);
  puts[0]?.progress(3);
  expect(queue.current()[0]?.sentBytes).toBe(3);
  puts[0]?.end();
  await nextPut(2);
  expect(states()).toEqual(["b.png uploading"]);
  puts[1]?.end();
  await vi.waitFor(() => expect(arrived).toEqual(["id-a.png", "id-b.png"]));
  expect(states()).toEqual([]);
});

test("a file that the server rejects as an image fails and cannot be retried", async () => {
  const confirm = async () => ({ code: "no_image" }) as const;
  const { queue, puts, dropped, arrived, states, errors, nextPut } = makeDoor({ confirm });
  queue.add([png("a.png")], 0);
  await nextPut(1);
  puts[0]?.end();
  await vi.waitFor(() => expect(errors()).toEqual(["no_image"]));
  expect([states(), arrived, dropped]).toEqual([["a.png failed"], [], ["id-a.png"]]);
  queue.retry(0);
  expect(states()).toEqual(["a.png failed"]);
});

test("a failed upload deletes its ticket, shows its error and lets the next one start", async () => {
  const { queue, puts, dropped, arrived, states, errors, keyOf, nextPut } = makeDoor();
  queue.add([png("a.png"), png("b.png")], 0);
  await nextPut(1);
  puts[0]?.progress(4);
  puts[0]?.fail();
  await nextPut(2);
  expect(dropped).toEqual(["id-a.png"]);
  expect(states()).toEqual(["a.png failed", "b.png uploading"]);
  expect(errors()).toEqual(["failed", null]);
  expect(queue.current()[0]?.sentBytes).toBe(0);
  puts[1]?.end();
  await vi.waitFor(() => expect(arrived).toEqual(["id-b.png"]));
  queue.retry(0, keyOf("a.png"));
  await nextPut(3);
  puts[2]?.end();
  await vi.waitFor(() => expect(arrived).toEqual(["id-b.png", "id-a.png"]));
});

test("a retry sends all failed files that can succeed and have room", async () => {
  const { queue, puts, errors, nextPut } = makeDoor();
  queue.add([new File([], "empty.png", { type: "image/png" }), png("a.png"), png("b.png")], 0);
  for (const count of [1, 2]) {
    await nextPut(count);
    puts[count - 1]?.fail();
  }
  await vi.waitFor(() => expect(errors()).toEqual(["empty", "failed", "failed"]));
  queue.retry(19);
  await nextPut(3);
  expect(errors()).toEqual(["empty", null, "too_many"]);
});

test("cancelling during the upload ends it and deletes its ticket", async () => {
  const { queue, dropped, arrived, states, keyOf, nextPut } = makeDoor();
  queue.add([png("a.png"), png("b.png")], 0);
  await nextPut(1);
  queue.cancel(keyOf("a.png"));
  await nextPut(2);
  expect([dropped, arrived, states()]).toEqual([["id-a.png"], [], ["b.png uploading"]]);
});

test("cancelling while the ticket is requested sends nothing", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const issueTicket = async () =>
    promise.then(() => ({ ok: true, id: "late", uploadUrl: "/put" }) as const);
  const { queue, puts, dropped, keyOf } = makeDoor({ issueTicket });
  queue.add([png("a.png")], 0);
  queue.cancel(keyOf("a.png"));
  resolve();
  await vi.waitFor(() => expect(dropped).toEqual(["late"]));
  expect([puts, queue.current()]).toEqual([[], []]);
});

test("an upload without progress for a minute fails, deletes its ticket and can be retried", async () => {
  vi.useFakeTimers();
  const { queue, puts, dropped, errors, keyOf } = makeDoor();
  queue.add([png("a.png")], 0);
  await vi.advanceTimersByTimeAsync(stallLimitInMs - 1);
  puts[0]?.progress(1);
  await vi.advanceTimersByTimeAsync(stallLimitInMs - 1);
  expect(errors()).toEqual([null]);
  await vi.advanceTimersByTimeAsync(1);
  expect([errors(), dropped]).toEqual([["stalled"], ["id-a.png"]]);
  queue.retry(0, keyOf("a.png"));
  await vi.advanceTimersByTimeAsync(0);
  expect(puts).toHaveLength(2);
});

test("a rejection by the server shows its code, and a call that breaks is a failure", async () => {
  const rejected = makeDoor({
    issueTicket: async () => ({ ok: false, error: { code: "VALIDATION" } }),
  });
  rejected.queue.add([png("a.png")], 0);
  await vi.waitFor(() => expect(rejected.errors()).toEqual(["VALIDATION"]));
  const broken = makeDoor({ issueTicket: () => Promise.reject(new Error("no line")) });
  broken.queue.add([png("a.png")], 0);
  await vi.waitFor(() => expect(broken.errors()).toEqual(["failed"]));
});

test.each(["TOO_MANY_REQUESTS", "UNAUTHENTICATED"] as const)(
  "after %s the following files are not tried",
  async (code) => {
    const issueTicket = vi.fn(async () => ({ ok: false, error: { code } }) as const);
    const { queue, errors } = makeDoor({ issueTicket });
    queue.add([png("a.png"), png("b.png"), png("c.png")], 0);
    await vi.waitFor(() => expect(errors()).toEqual([code, code, code]));
    expect(issueTicket).toHaveBeenCalledTimes(1);
  },
);

test("invalid files are shown with the reason and never sent", async () => {
  const { queue, states, errors } = makeDoor();
  queue.add([new File(["x"], "a.svg", { type: "image/svg+xml" }), png("b.png"), png("c.png")], 19);
  expect(states()).toEqual(["a.svg failed", "b.png uploading", "c.png failed"]);
  expect(errors()).toEqual(["type", null, "too_many"]);
});
