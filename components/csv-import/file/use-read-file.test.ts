import { afterEach, expect, test, vi } from "vitest";
import type { FileAnswer } from "./read-and-pack-file";
import { readInWorker, type StoredFile, storedFileOf, storeFile } from "./use-read-file";

/** A fake worker that answers or crashes on demand. */
class QuietWorker {
  static last: QuietWorker;
  onmessage: ((event: { data: FileAnswer }) => void) | null = null;
  onerror: ((event: { preventDefault: () => void }) => void) | null = null;
  postMessage = vi.fn();
  terminate = vi.fn();

  constructor() {
    QuietWorker.last = this;
  }
}

const empty: FileAnswer = { ok: false, code: "no_rows" };
const crashed: FileAnswer = { ok: false, code: "crashed" };
const source = { file: new File([], "liste.csv"), asked: {} };

afterEach(() => vi.unstubAllGlobals());

test.each<[string, FileAnswer | null, (worker: QuietWorker, abort: AbortController) => void]>([
  ["answers", empty, (worker) => worker.onmessage?.({ data: empty })],
  ["crashes", crashed, (worker) => worker.onerror?.({ preventDefault() {} })],
  ["is no more wanted", null, (_worker, abort) => abort.abort()],
])("a worker that %s answers once and is terminated", async (_name, answer, end) => {
  vi.stubGlobal("Worker", QuietWorker);
  const abort = new AbortController();
  const read = readInWorker(source, abort.signal);
  end(QuietWorker.last, abort);
  QuietWorker.last.onmessage?.({ data: { ok: false, code: "empty" } });
  expect(await read).toEqual(answer);
  expect(QuietWorker.last.postMessage).toHaveBeenCalledWith(source);
  expect(QuietWorker.last.terminate).toHaveBeenCalled();
});

test("a browser without workers counts as a crash", async () => {
  vi.stubGlobal("Worker", () => {
    throw new Error("refused by policy");
  });
  expect(await readInWorker(source, new AbortController().signal)).toEqual(crashed);
});

const file = { source, made: { importId: "a", isOfReading: true } } as unknown as StoredFile;

test("a file is remembered for its user until its import is finished or deleted", () => {
  storeFile("me", file);
  expect(storedFileOf("me", [])).toBe(file);
  expect(storedFileOf("me", ["b"])).toBe(file);
  expect(storedFileOf("me", ["a", "b"])).toBeNull();
  expect(storedFileOf("somebody else", [])).toBeNull();
  storeFile("me", { ...file, made: null });
  expect(storedFileOf("me", ["a"])).not.toBeNull();
  storeFile("me", null);
  expect(storedFileOf("me", [])).toBeNull();
});
