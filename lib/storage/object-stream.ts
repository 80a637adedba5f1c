import "server-only";

/**
 * A stream of bytes from elsewhere, which is opened when somebody begins to read (a HEAD leaves nothing behind)
 * and ended by the signal when they stop. What `open` throws is what the reader gets.
 */
export function objectStream(
  open: (signal: AbortSignal) => AsyncIterable<Uint8Array>,
): ReadableStream<Uint8Array> {
  const stopping = new AbortController();
  let chunks: AsyncIterator<Uint8Array> | undefined;
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      chunks ??= open(stopping.signal)[Symbol.asyncIterator]();
      const { done, value } = await chunks.next();
      if (stopping.signal.aborted) {
        return;
      }
      if (done) {
        controller.close();
        return;
      }
      controller.enqueue(value);
    },
    cancel() {
      stopping.abort();
    },
  };
  return new ReadableStream(source, { highWaterMark: 0 });
}
