import "server-only";
import { setImmediate as turn } from "node:timers/promises";

const sliceBytes = 256 * 1024;
// Both even, so that no UTF-16 unit is cut in two.
const overlapBytes = 1024;

/**
 * Bytes as text, in slices that reach 512 characters or more into the next one: what is shorter stands whole in one of
 * them. Between two slices the process does other work, so that 50 MB hold nobody up.
 */
export async function* slicesOf(bytes: Uint8Array, decode = latin1): AsyncGenerator<string> {
  for (let first = 0; first < bytes.length; first += sliceBytes) {
    yield decode(bytes.subarray(first, first + sliceBytes + overlapBytes));
    await turn();
  }
}

/** Byte by byte: ASCII is itself in it, whatever the encoding really is. */
export function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
}
