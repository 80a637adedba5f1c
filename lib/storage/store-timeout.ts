import "server-only";

/** How long to wait for the store. A person waits for most calls: jobs are tried again by their queues. */
export interface StoreTimeouts {
  connectInMs: number;
  /** For the answer to one attempt; bytes to be sent have their own time beside it. */
  answerInMs: number;
  /** For a call with all its attempts, the same. */
  wholeInMs: number;
  /** Without a byte in the middle of an object while its reader waits for one. */
  silenceInMs: number;
  /** The same, while its reader takes none: it may be a slow line. */
  slowReaderInMs: number;
}

export const usualTimeouts: StoreTimeouts = {
  connectInMs: 3_000,
  answerInMs: 4_000,
  wholeInMs: 10_000,
  silenceInMs: 10_000,
  slowReaderInMs: 60_000,
};

/** What the call answers; its signal says when its time is over, or that the caller's is. */
export async function inTime<Answer>(
  timeInMs: number,
  call: (abortSignal: AbortSignal) => Promise<Answer>,
  stopped?: AbortSignal,
): Promise<Answer> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeInMs);
  try {
    return await call(stopped ? AbortSignal.any([stopped, late.signal]) : late.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Chunks as they come; calls `giveUp` where none comes for so long while somebody waits for one. */
export async function* unlessSilent(
  chunks: AsyncIterable<Uint8Array>,
  silenceInMs: number,
  giveUp: () => void,
): AsyncGenerator<Uint8Array> {
  let timer = setTimeout(giveUp, silenceInMs);
  try {
    for await (const chunk of chunks) {
      clearTimeout(timer);
      yield chunk;
      timer = setTimeout(giveUp, silenceInMs);
    }
  } finally {
    clearTimeout(timer);
  }
}
