/** Keeps a piece of a body as `write` and `end` take it, and says at once that it is written; answers its bytes. */
export function keepPiece(held: Buffer[], args: unknown[]): number {
  const [piece, encoding] = args;
  const done = args.find((one) => typeof one === "function");
  if (done) {
    process.nextTick(done as () => void);
  }
  if (typeof piece !== "string" && !(piece instanceof Uint8Array)) {
    return 0;
  }
  const bytes =
    typeof piece === "string"
      ? Buffer.from(piece, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8")
      : Buffer.from(piece);
  held.push(bytes);
  return bytes.length;
}
