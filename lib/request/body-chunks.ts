import "server-only";
import { AppError } from "@/lib/errors/app-error";

const longestSilenceInMs = 60_000;

/** Throws BAD_REQUEST when the client leaves or sends nothing for `silenceInMs`. */
export async function* readBodyChunks(
  request: Request,
  silenceInMs = longestSilenceInMs,
): AsyncGenerator<Uint8Array> {
  const reader = (request.body ?? new Blob().stream()).getReader();
  const silence = new AbortController();
  const timeout = setTimeout(() => silence.abort(), silenceInMs);
  const given = AbortSignal.any([request.signal, silence.signal]);
  try {
    for (;;) {
      const { done, value } = await unlessAborted(reader.read(), given);
      if (done) {
        return;
      }
      timeout.refresh();
      yield value;
    }
  } finally {
    clearTimeout(timeout);
    // Cancelling would close the connection before the error response.
    void discard(reader).catch(() => undefined);
  }
}

function unlessAborted<Answer>(work: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(new AppError("BAD_REQUEST"));
  signal.addEventListener("abort", stop);
  if (signal.aborted) {
    stop();
  }
  return Promise.race([work, promise]).finally(() => signal.removeEventListener("abort", stop));
}

/** Unread bodies block the connection. */
async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  while (!(await reader.read()).done);
}
