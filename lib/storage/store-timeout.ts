import "server-only";

/** Users wait for most calls. */
export interface StoreTimeouts {
  connectInMs: number;
  /** Per attempt, without the time to send bytes. */
  answerInMs: number;
  /** For all attempts together. */
  wholeInMs: number;
  /** While the reader waits for bytes. */
  silenceInMs: number;
  /** While a slow reader takes none. */
  slowReaderInMs: number;
}

export const usualTimeouts: StoreTimeouts = {
  connectInMs: 3_000,
  answerInMs: 4_000,
  wholeInMs: 10_000,
  silenceInMs: 10_000,
  slowReaderInMs: 60_000,
};

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

/** Calls `giveUp` when no chunk arrives in time. */
export async function* untilSilent(
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
