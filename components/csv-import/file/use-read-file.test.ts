import { expect, test } from "vitest";
import type { FileAnswer, FileRequest } from "./file-messages";
import { createReaderLine, type KeptFile, keepFile, keptFileOf } from "./use-read-file";

/** Stands for the browser's worker: answers, crashes or is silent as the test wants. */
class QuietWorker {
  onmessage: ((event: { data: FileAnswer }) => void) | null = null;
  onerror: ((event: { preventDefault: () => void }) => void) | null = null;
  onmessageerror: (() => void) | null = null;
  readonly heard: FileRequest[] = [];
  isEnded = false;

  postMessage(request: FileRequest): void {
    this.heard.push(request);
  }

  terminate(): void {
    this.isEnded = true;
  }

  answer(data: FileAnswer): void {
    this.onmessage?.({ data });
  }
}

const packed: FileAnswer = { ok: false, fault: "no_rows" };

test("one worker answers one request after the other", async () => {
  const { line, workers } = begin();
  const first = line.ask(requestOf(1));
  workers[0]?.answer(packed);
  expect(await first).toBe(packed);
  const second = line.ask(requestOf(3));
  workers[0]?.answer(packed);
  expect(await second).toBe(packed);
  expect(workers).toHaveLength(1);
  expect(workers[0]?.heard.map(({ source }) => source.key)).toEqual([1, 3]);
});

test("the newest request wins: the worker of the older one is ended, and is heard no more", async () => {
  const { line, workers } = begin();
  const first = line.ask(requestOf(1));
  const second = line.ask(requestOf(2));
  expect(await first).toBeNull();
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  workers[0]?.answer({ ok: false, fault: "empty" });
  workers[1]?.answer(packed);
  expect(await second).toBe(packed);
});

test("a worker that crashes says so, and the next request gets a new one", async () => {
  const { line, workers } = begin();
  const first = line.ask(requestOf(1));
  workers[0]?.onerror?.({ preventDefault() {} });
  expect(await first).toEqual({ ok: false, fault: "crashed" });
  expect(workers[0]?.isEnded).toBe(true);
  const second = line.ask(requestOf(1));
  workers[1]?.answer(packed);
  expect(await second).toBe(packed);
});

test("a browser that opens no worker is a crash too", async () => {
  const line = createReaderLine(() => {
    throw new Error("refused by policy");
  });
  expect(await line.ask(requestOf(1))).toEqual({ ok: false, fault: "crashed" });
});

test("whoever hangs up gets no answer, and the memory back", async () => {
  const { line, workers } = begin();
  const asked = line.ask(requestOf(1));
  line.hangUp();
  expect(await asked).toBeNull();
  expect(workers[0]?.isEnded).toBe(true);
});

function begin() {
  const workers: QuietWorker[] = [];
  const line = createReaderLine(() => {
    const worker = new QuietWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  return { line, workers };
}

function requestOf(key: number): FileRequest {
  return { want: "rows shown", source: { key, file: new File([], "liste.csv"), asked: {} } };
}

const file = {
  source: { key: 1, file: new File([], "liste.csv"), asked: {} },
  made: { importId: "a", isOfReading: true },
} as unknown as KeptFile;

test("a file is kept for its own user, until its import is settled", () => {
  keepFile("me", file);
  expect(keptFileOf("me", [])).toBe(file);
  expect(keptFileOf("me", ["b"])).toBe(file);
  expect(keptFileOf("me", ["a", "b"])).toBeNull();
  expect(keptFileOf("somebody else", [])).toBeNull();
});

test("a file of which nothing was made is kept whatever is settled, until it is dropped", () => {
  keepFile("me", { ...file, made: null });
  expect(keptFileOf("me", ["a"])).not.toBeNull();
  keepFile("me", null);
  expect(keptFileOf("me", [])).toBeNull();
});
