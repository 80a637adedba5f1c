type DraftStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

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
