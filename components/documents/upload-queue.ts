import type { UploadedDocument } from "@/lib/documents/schema";
import { type PendingUpload, refusalOf, typeOfFile, type UploadFault } from "./upload-rules";

export type Ticket =
  | { ok: true; id: string; uploadUrl: string }
  | { ok: false; fault: UploadFault };

/** What the queue needs of the world outside. */
export interface UploadDoor {
  issueTicket(file: File): Promise<Ticket>;
  /** Sends the bytes; rejects when that fails or is aborted. */
  put(
    url: string,
    file: File,
    onProgress: (sentBytes: number) => void,
    signal: AbortSignal,
  ): Promise<void>;
  dropTicket(id: string): Promise<void>;
}

type Arrival = (document: UploadedDocument, key: string) => void;
/** The files on their way, one at a time on the wire (spec §4); made for `useSyncExternalStore`. */
export function createUploadQueue(door: UploadDoor) {
  let uploads: readonly PendingUpload[] = [];
  let onTheWire: { key: string; abort: AbortController } | null = null;
  const listeners = new Set<() => void>();
  const arrivals = new Set<Arrival>();

  /** Takes files in; `count` are on the listing already. */
  function add(files: readonly File[], count: number): void {
    for (const file of files) {
      const fault = refusalOf(
        file,
        count + uploads.filter(({ state }) => state !== "failed").length,
      );
      const type = typeOfFile(file);
      const previewUrl = type === "IMAGE" ? URL.createObjectURL(file) : null;
      const state = fault ? "failed" : "waiting";
      show([
        ...uploads,
        { key: crypto.randomUUID(), file, type, previewUrl, state, sentBytes: 0, fault },
      ]);
    }
    sendNext();
  }

  /** Takes a file out, whether it waits, is on the wire or has failed. */
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

  function retry(key: string): void {
    change(key, { state: "waiting", fault: null, sentBytes: 0 });
    sendNext();
  }

  /** The form is gone: nothing more is sent. */
  function stop(): void {
    for (const { key } of uploads) {
      cancel(key);
    }
  }

  function sendNext(): void {
    const next = uploads.find((upload) => upload.state === "waiting");
    if (!next || onTheWire) {
      return;
    }
    const abort = new AbortController();
    onTheWire = { key: next.key, abort };
    change(next.key, { state: "uploading" });
    void send(next, abort.signal).finally(() => {
      onTheWire = null;
      sendNext();
    });
  }

  async function send({ key, file, type }: PendingUpload, signal: AbortSignal): Promise<void> {
    const ticket = await door
      .issueTicket(file)
      .catch((): Ticket => ({ ok: false, fault: "failed" }));
    if (!ticket.ok) {
      change(key, { state: "failed", fault: ticket.fault });
      return;
    }
    try {
      signal.throwIfAborted();
      await door.put(ticket.uploadUrl, file, (sentBytes) => change(key, { sentBytes }), signal);
      signal.throwIfAborted();
    } catch {
      change(key, { state: "failed", fault: "failed" });
      await door.dropTicket(ticket.id).catch(() => undefined);
      return;
    }
    cancel(key);
    for (const arrival of arrivals) {
      arrival({ id: ticket.id, name: file.name, type, isAttached: false }, key);
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
    retry,
    stop,
    current: () => uploads,
    subscribe: (listener: () => void) => joined(listeners, listener),
    /** Calls back with every document that has arrived, and the key it had while pending. */
    whenArrived: (arrival: Arrival) => joined(arrivals, arrival),
  };
}

function joined<Member>(all: Set<Member>, member: Member): () => void {
  all.add(member);
  return () => void all.delete(member);
}
