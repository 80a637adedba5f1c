/**
 * These bytes in memory of their own. What zlib, a socket or a small `Buffer.from` answers is a piece of a larger block
 * (64 kB of zlib's), and whoever keeps the piece keeps the block.
 */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) {
    return bytes;
  }
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
