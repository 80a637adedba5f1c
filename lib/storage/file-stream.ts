import "server-only";
import { type FileHandle, open } from "node:fs/promises";
import { throwDiskFault } from "./disk-faults";
import type { ByteRange } from "./driver";

const chunkBytes = 64 * 1024;

/** A part of a file as a web stream. The file is open only while somebody reads: a HEAD leaves nothing behind. */
export function fileStream(file: string, range: ByteRange): ReadableStream<Uint8Array> {
  let handle: FileHandle | undefined;
  let position = range.first;
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      handle ??= await open(file, "r").catch(throwDiskFault);
      const wanted = Math.min(chunkBytes, range.last - position + 1);
      const chunk = new Uint8Array(Math.max(0, wanted));
      const { bytesRead } = await handle
        .read(chunk, 0, chunk.length, position)
        .catch(throwDiskFault);
      if (bytesRead === 0) {
        await handle.close();
        controller.close();
        return;
      }
      position += bytesRead;
      controller.enqueue(chunk.subarray(0, bytesRead));
    },
    async cancel() {
      await handle?.close();
    },
  };
  return new ReadableStream(source, { highWaterMark: 0 });
}
