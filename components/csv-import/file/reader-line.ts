import type { FileAnswer, FileRequest } from "./file-messages";

export interface ReaderLine {
  /** Null where a newer request or the end came first. */
  ask(request: FileRequest): Promise<FileAnswer | null>;
  /** Ends what is under way, and gives the worker's memory back. */
  hangUp(): void;
}

interface Pending {
  worker: Worker;
  answer: (answer: FileAnswer | null) => void;
}

/**
 * Speaks with one worker. The newest request wins: a worker that still reads for an older one is ended, since it hears
 * nothing until it is done. One that crashes says so once; the next request gets a new one.
 */
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
export function openFileWorker(): Worker {
  return new Worker(new URL("./file-worker.ts", import.meta.url), { type: "module" });
}
