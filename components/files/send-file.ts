import type { DocumentType } from "@/lib/files/schema";
import type { UploadError } from "./upload-rules";

interface IssuedTicket {
  id: string;
  uploadUrl: string;
}

export type Ticket<Issued extends IssuedTicket = IssuedTicket> =
  | ({ ok: true } & Issued)
  | { ok: false; fault: UploadError };

export interface UploadApi<Issued extends IssuedTicket = IssuedTicket> {
  issueTicket(file: File, type: DocumentType): Promise<Ticket<Issued>>;
  /** Sends the bytes; rejects when that fails or is aborted. */
  put(
    url: string,
    file: File,
    onProgress: (sentBytes: number) => void,
    signal: AbortSignal,
  ): Promise<void>;
  /** What the server says of the bytes that have arrived; with a fault the upload has failed. */
  confirm?(ticket: Issued): Promise<UploadError | null>;
  dropTicket(id: string): Promise<void>;
}

type Sent = { ok: true; id: string } | { ok: false; fault: UploadError };

interface Sending {
  file: File;
  type: DocumentType;
  onProgress: (sentBytes: number) => void;
  /** Aborted from outside to cancel, from here when nothing has moved for `stallLimitInMs`. */
  abort: AbortController;
  stallLimitInMs: number;
}

const stalled = "stalled";

export async function sendFile<Issued extends IssuedTicket>(
  door: UploadApi<Issued>,
  sending: Sending,
): Promise<Sent> {
  const { file, type, onProgress } = sending;
  const { signal } = sending.abort;
  const watch = watchFor(sending);
  const issued = door.issueTicket(file, type);
  try {
    const ticket = await unlessAborted(issued, signal);
    if (!ticket.ok) {
      return ticket;
    }
    watch.moved();
    const progress = (sentBytes: number) => {
      watch.moved();
      onProgress(sentBytes);
    };
    await door.put(ticket.uploadUrl, file, progress, signal);
    watch.moved();
    const fault = await unlessAborted(door.confirm?.(ticket), signal);
    if (!fault) {
      return { ok: true, id: ticket.id };
    }
    giveBack(door, issued);
    return { ok: false, fault };
  } catch {
    giveBack(door, issued);
    return { ok: false, fault: { code: signal.reason === stalled ? "stalled" : "failed" } };
  } finally {
    watch.end();
  }
}

/** What cannot be aborted itself; rejects at once when its answer is waited for no more. */
async function unlessAborted<T>(work: T | Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", reject, { once: true });
    if (signal.aborted) {
      reject();
    }
  });
  const answer = await Promise.race([work, aborted]);
  signal.throwIfAborted();
  return answer;
}

/** Also a ticket that comes after the abort. What cannot be given back now is swept after a day (contract §6). */
function giveBack(door: Pick<UploadApi, "dropTicket">, issued: Promise<Ticket>): void {
  void issued
    .then((ticket) => (ticket.ok ? door.dropTicket(ticket.id) : undefined))
    .catch(() => undefined);
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
