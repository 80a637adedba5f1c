import { useEffect, useState } from "react";
import type { AskedReading } from "@/lib/csv-import/table/table";
import type { FileAnswer, FileRequest, FileSource, PackedFile, ShownFile } from "./file-messages";
import { type FileFaultName, refusalOf } from "./file-refusal";

interface FileState {
  source: FileSource | null;
  shown: ShownFile | null;
  made: KeptFile["made"];
  fault: FileFaultName | null;
  isReading: boolean;
}

const nothing: FileState = { source: null, shown: null, made: null, fault: null, isReading: false };

export interface FileStepStart {
  userId: string;
  settledImportIds: readonly string[];
}

export function useReadFile({ userId, settledImportIds }: FileStepStart) {
  const [line] = useState(() => createReaderLine(openFileWorker));
  const [state, setState] = useState<FileState>(() => ({
    ...nothing,
    ...keptFileOf(userId, settledImportIds),
  }));
  useEffect(() => line.hangUp, [line]);

  function refuse(fault: FileFaultName): void {
    line.hangUp();
    keepFile(userId, null);
    setState({ ...nothing, fault });
  }

  async function choose(files: readonly File[]): Promise<void> {
    const [file] = files;
    if (!file) {
      return;
    }
    const refusal = files.length > 1 ? "several" : refusalOf(file);
    if (refusal) {
      refuse(refusal);
      return;
    }
    await read({ ...nothing, source: { key: nextKey(), file, asked: {} } });
  }

  async function ask(wanted: AskedReading): Promise<void> {
    const { source, made } = state;
    if (!source) {
      return;
    }
    const { headingRow, ...rest } = source.asked;
    const still = wanted.sheet === undefined && headingRow !== undefined ? { headingRow } : {};
    const asked = { ...rest, ...still, ...wanted };
    await read({
      ...state,
      source: { ...source, asked },
      made: made && { ...made, isOfReading: false },
    });
  }

  async function read(next: FileState): Promise<void> {
    const { source, made } = next;
    if (!source) {
      return;
    }
    keepFile(userId, null);
    setState({ ...next, fault: null, isReading: true });
    const answer = await line.ask({ want: "rows shown", source });
    if (answer?.ok && answer.want === "rows shown") {
      const { shown } = answer;
      keepFile(userId, { source, shown, made });
      setState({ source, shown, made, fault: null, isReading: false });
    }
    if (answer?.ok === false) {
      const shown = answer.shown ?? next.shown;
      setState({ ...next, shown, fault: answer.fault, isReading: false });
    }
  }

  async function pack(): Promise<PackedFile | null> {
    const { source } = state;
    const answer = source && (await line.ask({ want: "rows packed", source }));
    if (answer?.ok && answer.want === "rows packed") {
      return answer;
    }
    if (answer?.ok === false) {
      setState({ ...state, fault: answer.fault });
    }
    return null;
  }

  function keepMade(importId: string): void {
    const { source, shown } = state;
    if (source && shown) {
      keepFile(userId, { source, shown, made: { importId, isOfReading: true } });
    }
  }

  return { ...state, choose, ask, pack, keepMade, refuse, giveUp: line.hangUp };
}

let lastKey = 0;

function nextKey(): number {
  lastKey += 1;
  return lastKey;
}

export interface KeptFile {
  source: FileSource;
  shown: ShownFile;
  /** `isOfReading` is false where the file was read otherwise since. */
  made: { importId: string; isOfReading: boolean } | null;
}

// A document's memory: it outlives the step but no reload, since a browser gives no page a file a second time.
let kept: { userId: string; file: KeptFile } | null = null;

/** For whoever comes back from the columns within the same visit. */
export function keepFile(userId: string, file: KeptFile | null): void {
  kept = file && { userId, file };
}

/** The file that was kept for this user, unless its import is one of those that are settled. */
export function keptFileOf(userId: string, settledImportIds: readonly string[]): KeptFile | null {
  if (kept?.userId !== userId) {
    return null;
  }
  const { file } = kept;
  return file.made && settledImportIds.includes(file.made.importId) ? null : file;
}

interface ReaderLine {
  /** Null where a newer request or the end came first. */
  ask(request: FileRequest): Promise<FileAnswer | null>;
  /** Ends what is under way, and gives the worker's memory back. */
  hangUp(): void;
}

interface Pending {
  worker: Worker;
  answer: (answer: FileAnswer | null) => void;
}

/** Speaks with one worker. The newest request wins: one that still reads for an older one is ended, and hears nothing. */
export function createReaderLine(openWorker: () => Worker): ReaderLine {
  let worker: Worker | null = null;
  let pending: Pending | null = null;

  function hangUp(): void {
    worker?.terminate();
    worker = null;
    settle(null);
  }

  function settle(answer: FileAnswer | null): void {
    const settled = pending;
    pending = null;
    settled?.answer(answer);
  }

  function crash(): void {
    worker?.terminate();
    worker = null;
    settle({ ok: false, fault: "crashed" });
  }

  function open(): Worker {
    const opened = openWorker();
    const isCurrent = () => opened === worker;
    opened.onmessage = ({ data }: MessageEvent<FileAnswer>) => isCurrent() && settle(data);
    opened.onerror = (event) => {
      event.preventDefault();
      isCurrent() && crash();
    };
    opened.onmessageerror = () => isCurrent() && crash();
    return opened;
  }

  return {
    ask(request) {
      if (pending) {
        hangUp();
      }
      return new Promise((answer) => {
        try {
          worker ??= open();
          pending = { worker, answer };
          worker.postMessage(request);
        } catch {
          pending = null;
          worker = null;
          answer({ ok: false, fault: "crashed" });
        }
      });
    },
    hangUp,
  };
}

/** The worker of this page. The bundler looks for exactly this expression and makes a script of the file it names. */
function openFileWorker(): Worker {
  return new Worker(new URL("./file-worker.ts", import.meta.url), { type: "module" });
}
