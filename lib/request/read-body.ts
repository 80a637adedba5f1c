import "server-only";
import { AppError } from "@/lib/errors/app-error";

const longestSilenceInMs = 60_000;

/**
 * The body of a request as it comes. Who stops listening has not to bother about the rest, which is read and thrown
 * away. Throws BAD_REQUEST for a caller who goes away or from whom nothing comes for a minute (`silenceInMs`), and
 * what the body itself fails with.
 */
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
    // Never cancels it: that closes the line, on which the refusal is still to go out, and Next throws outside of any
    // handler.
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

/** What nobody reads would keep the line from its next request. */
async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  while (!(await reader.read()).done);
}
