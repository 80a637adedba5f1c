type DraftStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Null when nothing valid is stored. */
export function readStored<Draft>(
  store: DraftStore,
  key: string,
  parse: (stored: unknown) => Draft | null,
): Draft | null {
  try {
    return parse(JSON.parse(store.getItem(key) ?? "null"));
  } catch {
    return null;
  }
}

/** A full or blocked store saves nothing. */
export function writeStored(store: DraftStore, key: string, draft: unknown): void {
  try {
    store.setItem(key, JSON.stringify(draft));
  } catch {}
}

export function dropStored(store: DraftStore, key: string): void {
  try {
    store.removeItem(key);
  } catch {}
}

/** Lazy, because even reading a blocked store throws. */
export const pageStore: DraftStore = {
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, value) => sessionStorage.setItem(key, value),
  removeItem: (key) => sessionStorage.removeItem(key),
};
