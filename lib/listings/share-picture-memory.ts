/** Keeps pictures in memory, at most so many bytes of them; what was asked for longest ago goes first. */
export function makeKeptPictures(maxBytes: number) {
  const kept = new Map<string, Buffer>();
  let bytes = 0;

  function find(key: string): Buffer | undefined {
    const picture = kept.get(key);
    if (picture) {
      kept.delete(key);
      kept.set(key, picture);
    }
    return picture;
  }

  function keep(key: string, picture: Buffer): void {
    forget(key);
    kept.set(key, picture);
    bytes += picture.byteLength;
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) {
        return;
      }
      forget(oldest);
    }
  }

  function forget(key: string): void {
    bytes -= kept.get(key)?.byteLength ?? 0;
    kept.delete(key);
  }

  return { find, keep };
}
