type DraftStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What is kept under that key, as `parse` reads it; null when there is nothing, or nothing that it knows. */
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

/** Keeps a draft. A full or closed store keeps none: then it is as it was before. */
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

/** The tab's own. The mere look at a closed store throws, so it happens where that is caught. */
export const pageStore: DraftStore = {
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, value) => sessionStorage.setItem(key, value),
  removeItem: (key) => sessionStorage.removeItem(key),
};
