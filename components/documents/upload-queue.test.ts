import { expect, test, vi } from "vitest";
import { createUploadQueue, type UploadDoor } from "./upload-queue";

const png = (name: string) => new File(["bytes"], name, { type: "image/png" });

/** A door whose uploads end when the test says so. */
function makeDoor(wishes: Partial<UploadDoor> = {}) {
  const puts: {
    name: string;
    end: () => void;
    fail: () => void;
    progress: (sent: number) => void;
  }[] = [];
  const dropped: string[] = [];
  const door: UploadDoor = {
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
  const nextPut = (count: number) => vi.waitFor(() => expect(puts).toHaveLength(count));
  return { queue, puts, dropped, arrived, states, nextPut };
}

test("files go one at a time and arrive in their order", async () => {
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

test("a failed upload takes its ticket back, stays with its fault and lets the next one go", async () => {
  const { queue, puts, dropped, arrived, states, nextPut } = makeDoor();
  queue.add([png("a.png"), png("b.png")], 0);
  await nextPut(1);
  puts[0]?.fail();
  await nextPut(2);
  expect(dropped).toEqual(["id-a.png"]);
  expect(states()).toEqual(["a.png failed", "b.png uploading"]);
  expect(queue.current()[0]?.fault).toBe("failed");
  puts[1]?.end();
  await vi.waitFor(() => expect(arrived).toEqual(["id-b.png"]));
  queue.retry(queue.current()[0]?.key ?? "");
  await nextPut(3);
  puts[2]?.end();
  await vi.waitFor(() => expect(arrived).toEqual(["id-b.png", "id-a.png"]));
});

test("cancelling on the wire ends the upload and takes the ticket back", async () => {
  const { queue, dropped, arrived, states, nextPut } = makeDoor();
  queue.add([png("a.png"), png("b.png")], 0);
  await nextPut(1);
  queue.cancel(queue.current()[0]?.key ?? "");
  await nextPut(2);
  expect([dropped, arrived, states()]).toEqual([["id-a.png"], [], ["b.png uploading"]]);
});

test("cancelling while the ticket is on its way sends nothing", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const issueTicket = async () =>
    promise.then(() => ({ ok: true, id: "late", uploadUrl: "/put" }) as const);
  const { queue, puts, dropped } = makeDoor({ issueTicket });
  queue.add([png("a.png")], 0);
  queue.cancel(queue.current()[0]?.key ?? "");
  resolve();
  await vi.waitFor(() => expect(dropped).toEqual(["late"]));
  expect([puts, queue.current()]).toEqual([[], []]);
});

test("what the server refuses shows its code, and a call that breaks is a failure", async () => {
  const refused = makeDoor({
    issueTicket: async () => ({ ok: false, fault: "TOO_MANY_REQUESTS" }),
  });
  refused.queue.add([png("a.png")], 0);
  await vi.waitFor(() => expect(refused.queue.current()[0]?.fault).toBe("TOO_MANY_REQUESTS"));
  const broken = makeDoor({ issueTicket: () => Promise.reject(new Error("no line")) });
  broken.queue.add([png("a.png")], 0);
  await vi.waitFor(() => expect(broken.queue.current()[0]?.fault).toBe("failed"));
});

test("files that cannot go are shown with the reason and never sent", async () => {
  const { queue, states } = makeDoor();
  queue.add([new File(["x"], "a.svg", { type: "image/svg+xml" }), png("b.png"), png("c.png")], 19);
  expect(states()).toEqual(["a.svg failed", "b.png uploading", "c.png failed"]);
  expect(queue.current().map(({ fault }) => fault)).toEqual(["type", null, "too_many"]);
});

test("when the form goes nothing more is sent", async () => {
  const { queue, puts, dropped, nextPut } = makeDoor();
  queue.add([png("a.png"), png("b.png")], 0);
  await nextPut(1);
  queue.stop();
  await vi.waitFor(() => expect(dropped).toEqual(["id-a.png"]));
  expect([puts.length, queue.current()]).toEqual([1, []]);
});
