interface Copy<Kept> {
  id: string;
  kept: Kept;
  bytes: number;
}

/** What was found last, so that it need not be sent and read again while the store says that it is the same still. */
export function makeCopies<Kept>(maxBytes: number) {
  // The oldest first.
  const copies = new Map<string, Copy<Kept>>();
  let bytesKept = 0;

  function remove(name: string): void {
    bytesKept -= copies.get(name)?.bytes ?? 0;
    copies.delete(name);
  }

  return {
    get(name: string): Copy<Kept> | undefined {
      const copy = copies.get(name);
      if (copy) {
        copies.delete(name);
        copies.set(name, copy);
      }
      return copy;
    },
    put(name: string, copy: Copy<Kept>): void {
      remove(name);
      copies.set(name, copy);
      bytesKept += copy.bytes;
      for (const oldest of copies.keys()) {
        if (bytesKept <= maxBytes) {
          return;
        }
        remove(oldest);
      }
    },
  };
}
