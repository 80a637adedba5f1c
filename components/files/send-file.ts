import type { DocumentType } from "@/lib/files/schema";
import type { UploadError } from "./pending-upload";

interface IssuedTicket {
  id: string;
  uploadUrl: string;
}

export type Ticket<Issued extends IssuedTicket = IssuedTicket> =
  | ({ ok: true } & Issued)
  | { ok: false; error: UploadError };

export interface UploadApi<Issued extends IssuedTicket = IssuedTicket> {
  issueTicket(file: File, type: DocumentType): Promise<Ticket<Issued>>;
  put(
    url: string,
    file: File,
    onProgress: (sentBytes: number) => void,
    signal: AbortSignal,
  ): Promise<void>;
  /** The server's check of the uploaded bytes; an error fails the upload. */
  confirm?(ticket: Issued): Promise<UploadError | null>;
  dropTicket(id: string): Promise<void>;
}

type Sent = { ok: true; id: string } | { ok: false; error: UploadError };

interface Sending {
  file: File;
  type: DocumentType;
  onProgress: (sentBytes: number) => void;
  /** Aborted by a cancel, or after `stallLimitInMs` without progress. */
  abort: AbortController;
  stallLimitInMs: number;
}

const stalled = "stalled";

export async function sendFile<Issued extends IssuedTicket>(
  api: UploadApi<Issued>,
  sending: Sending,
): Promise<Sent> {
  const { file, type, onProgress } = sending;
  const { signal } = sending.abort;
  const watch = watchFor(sending);
  const issued = api.issueTicket(file, type);
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
    await api.put(ticket.uploadUrl, file, progress, signal);
    watch.moved();
    const uploadError = await unlessAborted(api.confirm?.(ticket), signal);
    if (!uploadError) {
      return { ok: true, id: ticket.id };
    }
    dropTicketOf(api, issued);
    return { ok: false, error: uploadError };
  } catch {
    dropTicketOf(api, issued);
    return { ok: false, error: { code: signal.reason === stalled ? "stalled" : "failed" } };
  } finally {
    watch.end();
  }
}

/** Rejects at once on an abort, for work that cannot be aborted itself. */
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

/** Also drops a ticket that comes after the abort. A sweep deletes the rest after a day. */
function dropTicketOf(api: Pick<UploadApi, "dropTicket">, issued: Promise<Ticket>): void {
  void issued
    .then((ticket) => (ticket.ok ? api.dropTicket(ticket.id) : undefined))
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
