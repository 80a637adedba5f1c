import { useEffect, useRef, useState } from "react";
import type { AskedReading } from "@/lib/csv-import/read-file-result";
import { type FileErrorName, fileRejectionOf } from "./file-rejection";
import type { FileAnswer, FileSource, ShownFile } from "./read-and-pack-file";

interface FileState {
  source: FileSource | null;
  shown: ShownFile | null;
  made: StoredFile["made"];
  error: FileErrorName | null;
  isReading: boolean;
}

const nothing: FileState = { source: null, shown: null, made: null, error: null, isReading: false };

export interface FileStepStart {
  userId: string;
  finishedImportIds: readonly string[];
}

export function useReadFile({ userId, finishedImportIds }: FileStepStart) {
  const abort = useRef<AbortController>(null);
  const [state, setState] = useState<FileState>(() => ({
    ...nothing,
    ...storedFileOf(userId, finishedImportIds),
  }));
  useEffect(() => () => abort.current?.abort(), []);

  function reject(error: FileErrorName): void {
    abort.current?.abort();
    storeFile(userId, null);
    setState({ ...nothing, error });
  }

  async function choose(files: readonly File[]): Promise<void> {
    const [file] = files;
    if (!file) {
      return;
    }
    const rejection = files.length > 1 ? "several" : fileRejectionOf(file);
    if (rejection) {
      reject(rejection);
      return;
    }
    await read({ file, asked: {} }, nothing);
  }

  async function ask(wanted: AskedReading): Promise<void> {
    const { source, made } = state;
    if (!source) {
      return;
    }
    const { headingRow, ...rest } = source.asked;
    const still = wanted.sheet === undefined && headingRow !== undefined ? { headingRow } : {};
    const asked = { ...rest, ...still, ...wanted };
    const otherwise = made && { ...made, isOfReading: false };
    await read({ ...source, asked }, { ...state, made: otherwise });
  }

  /** A new reading aborts the previous one. */
  async function read(source: FileSource, before: FileState): Promise<void> {
    abort.current?.abort();
    abort.current = new AbortController();
    storeFile(userId, null);
    setState({ ...before, source, error: null, isReading: true });
    const answer = await readInWorker(source, abort.current.signal);
    if (answer?.ok) {
      const saved = { source, shown: answer.shown, made: before.made };
      storeFile(userId, saved);
      setState({ ...nothing, ...saved });
    } else if (answer) {
      const shown = answer.shown ?? before.shown;
      setState({ ...before, source, shown, error: answer.code, isReading: false });
    }
  }

  function rememberImport(importId: string): void {
    const { source, shown } = state;
    if (source && shown) {
      storeFile(userId, { source, shown, made: { importId, isOfReading: true } });
    }
  }

  return { ...state, choose, ask, rememberImport, reject };
}

export interface StoredFile {
  source: FileSource;
  shown: ShownFile;
  /** `isOfReading` is false when the file was read differently since. */
  made: { importId: string; isOfReading: boolean } | null;
}

// Module memory survives the step but no reload, because a browser gives no page a file twice.
let saved: { userId: string; file: StoredFile } | null = null;

export function storeFile(userId: string, file: StoredFile | null): void {
  saved = file && { userId, file };
}

/** Null when its import is settled. */
export function storedFileOf(
  userId: string,
  finishedImportIds: readonly string[],
): StoredFile | null {
  if (saved?.userId !== userId) {
    return null;
  }
  const { file } = saved;
  return file.made && finishedImportIds.includes(file.made.importId) ? null : file;
}

/** One worker per reading, so that its memory is freed. Null when aborted. */
export async function readInWorker(
  source: FileSource,
  signal: AbortSignal,
): Promise<FileAnswer | null> {
  const { promise, resolve } = Promise.withResolvers<FileAnswer | null>();
  const crashed = { ok: false, code: "crashed" } as const;
  try {
    const worker = openFileWorker();
    const end = (answer: FileAnswer | null) => {
      worker.terminate();
      resolve(answer);
    };
    worker.onmessage = ({ data }: MessageEvent<FileAnswer>) => end(data);
    worker.onmessageerror = () => end(crashed);
    worker.onerror = (event) => {
      event.preventDefault();
      end(crashed);
    };
    signal.addEventListener("abort", () => end(null));
    worker.postMessage(source);
  } catch {
    return crashed;
  }
  return promise;
}

/** The bundler needs exactly this expression to find the worker file. */
function openFileWorker(): Worker {
  return new Worker(new URL("./file-worker.ts", import.meta.url), { type: "module" });
}
