import type { UploadedDocument } from "@/lib/files/schema";
import { canRetry, onTheWay, type PendingUpload, stopsQueue } from "./pending-upload";
import { sendFile, type UploadApi } from "./send-file";
import { rejectionOf, typeOfFile } from "./upload-rules";

const defaultStallLimitInMs = 60_000;

type Arrival = (document: UploadedDocument, upload: PendingUpload) => void;

export interface Finished {
  files: number;
  bytes: number;
}

const nothing: Finished = { files: 0, bytes: 0 };

/** Uploads one file at a time; made for `useSyncExternalStore`. */
export function createUploadQueue(api: UploadApi, stallLimitInMs = defaultStallLimitInMs) {
  let uploads: readonly PendingUpload[] = [];
  let finished = nothing;
  let pickedCount = 0;
  let onTheWire: { key: string; abort: AbortController } | null = null;
  const listeners = new Set<() => void>();
  const arrivals = new Set<Arrival>();

  /** `count` files are on the listing already. */
  function add(files: readonly File[], count: number): void {
    for (const file of files) {
      const error = rejectionOf(file, count + onTheWay(uploads).length);
      const type = typeOfFile(file);
      const upload: PendingUpload = {
        key: crypto.randomUUID(),
        place: pickedCount++,
        file,
        type,
        previewUrl: type === "IMAGE" ? URL.createObjectURL(file) : null,
        state: error ? "failed" : "waiting",
        sentBytes: 0,
        error,
      };
      show([...uploads, upload]);
    }
    sendNext();
  }

  function cancel(key: string): void {
    const upload = uploads.find((candidate) => candidate.key === key);
    if (upload?.previewUrl) {
      URL.revokeObjectURL(upload.previewUrl);
    }
    show(uploads.filter((candidate) => candidate !== upload));
    if (onTheWire?.key === key) {
      onTheWire.abort.abort();
    }
  }

  /** Failed files stay visible. */
  function cancelAll(): void {
    for (const { key, state } of uploads) {
      if (state !== "failed") {
        cancel(key);
      }
    }
  }

  /** One file by its key, or all; `count` files are on the listing already. */
  function retry(count: number, key?: string): void {
    for (const upload of uploads) {
      if (canRetry(upload, true) && (key === undefined || upload.key === key)) {
        const error = rejectionOf(upload.file, count + onTheWay(uploads).length);
        change(upload.key, { state: error ? "failed" : "waiting", error, sentBytes: 0 });
      }
    }
    sendNext();
  }

  /** The page may come back from the history, so running uploads fail and can be retried. */
  function interrupt(): void {
    const failure = { state: "failed", error: { code: "failed" }, sentBytes: 0 } as const;
    show(uploads.map((one) => (one.state === "failed" ? one : { ...one, ...failure })));
    onTheWire?.abort.abort();
  }

  /** The form is unmounted. */
  function stop(): void {
    for (const { key } of uploads) {
      cancel(key);
    }
  }

  function sendNext(): void {
    const next = uploads.find((upload) => upload.state === "waiting");
    if (onTheWire) {
      return;
    }
    if (!next) {
      finished = nothing;
      return;
    }
    const abort = new AbortController();
    onTheWire = { key: next.key, abort };
    change(next.key, { state: "uploading" });
    void send(next, abort).finally(() => {
      onTheWire = null;
      sendNext();
    });
  }

  async function send(upload: PendingUpload, abort: AbortController): Promise<void> {
    const { key, file, type } = upload;
    const onProgress = (sentBytes: number) => change(key, { sentBytes });
    const sent = await sendFile(api, { file, type, onProgress, abort, stallLimitInMs });
    if (!sent.ok) {
      const failure = { state: "failed", error: sent.error, sentBytes: 0 } as const;
      const isIntended = (other: PendingUpload) =>
        other.key === key || (stopsQueue(sent.error) && other.state === "waiting");
      show(uploads.map((other) => (isIntended(other) ? { ...other, ...failure } : other)));
      return;
    }
    finished = { files: finished.files + 1, bytes: finished.bytes + file.size };
    cancel(key);
    for (const arrival of arrivals) {
      arrival({ id: sent.id, name: file.name, type, isAttached: false }, upload);
    }
  }

  function change(key: string, part: Partial<PendingUpload>): void {
    show(uploads.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  }

  function show(next: readonly PendingUpload[]): void {
    uploads = next;
    for (const listener of listeners) {
      listener();
    }
  }

  return {
    add,
    cancel,
    cancelAll,
    retry,
    interrupt,
    stop,
    current: () => uploads,
    finished: () => finished,
    subscribe: (listener: () => void) => joined(listeners, listener),
    /** Calls back with each uploaded document and its pending state. */
    whenArrived: (arrival: Arrival) => joined(arrivals, arrival),
  };
}

function joined<Member>(all: Set<Member>, member: Member): () => void {
  all.add(member);
  return () => void all.delete(member);
}
