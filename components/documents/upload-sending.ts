import type { DocumentType } from "@/lib/documents/schema";
import type { UploadFault } from "./upload-rules";

export type Ticket =
  | { ok: true; id: string; uploadUrl: string }
  | { ok: false; fault: UploadFault };

/** What the queue needs of the world outside. */
export interface UploadDoor {
  issueTicket(file: File, type: DocumentType): Promise<Ticket>;
  /** Sends the bytes; rejects when that fails or is aborted. */
  put(
    url: string,
    file: File,
    onProgress: (sentBytes: number) => void,
    signal: AbortSignal,
  ): Promise<void>;
  dropTicket(id: string): Promise<void>;
}

type Sent = { ok: true; id: string } | { ok: false; fault: UploadFault };

interface Sending {
  file: File;
  type: DocumentType;
  onProgress: (sentBytes: number) => void;
  /** Aborted from outside to cancel, from here when nothing has moved for `stallLimitInMs`. */
  abort: AbortController;
  stallLimitInMs: number;
}

const stalled = "stalled";

/** One file through the door. Whatever goes wrong, its ticket is given back (spec §4). */
export async function sendFile(door: UploadDoor, sending: Sending): Promise<Sent> {
  const { file, abort, onProgress } = sending;
  const watch = watchFor(sending);
  try {
    const ticket = await ticketFor(door, sending);
    if (!ticket.ok) {
      return ticket;
    }
    watch.moved();
    const progress = (sentBytes: number) => {
      watch.moved();
      onProgress(sentBytes);
    };
    try {
      await door.put(ticket.uploadUrl, file, progress, abort.signal);
      abort.signal.throwIfAborted();
      return { ok: true, id: ticket.id };
    } catch {
      giveBack(door, ticket);
      return failureOf(abort.signal);
    }
  } finally {
    watch.end();
  }
}

/** A ticket that comes after the abort goes straight back. */
async function ticketFor(door: UploadDoor, { file, type, abort }: Sending): Promise<Ticket> {
  const issued = door.issueTicket(file, type);
  const aborted = new Promise<never>((_, reject) => {
    abort.signal.addEventListener("abort", reject, { once: true });
  });
  try {
    return await Promise.race([issued, aborted]);
  } catch {
    void issued.then((late) => giveBack(door, late)).catch(() => undefined);
    return failureOf(abort.signal);
  }
}

/** What cannot be given back now is swept after a day (contract §6). */
function giveBack(door: UploadDoor, ticket: Ticket): void {
  if (ticket.ok) {
    void door.dropTicket(ticket.id).catch(() => undefined);
  }
}

function failureOf(signal: AbortSignal): { ok: false; fault: UploadFault } {
  return { ok: false, fault: { code: signal.reason === stalled ? "stalled" : "failed" } };
}

function watchFor({ abort, stallLimitInMs }: Sending) {
  const giveUp = () => abort.abort(stalled);
  let timer = setTimeout(giveUp, stallLimitInMs);
  return {
    moved(): void {
      clearTimeout(timer);
      timer = setTimeout(giveUp, stallLimitInMs);
    },
    end: () => clearTimeout(timer),
  };
}
