type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export function readDraft<Draft>(
  store: DraftStorage,
  key: string,
  parse: (stored: unknown) => Draft | null,
): Draft | null {
  try {
    return parse(JSON.parse(store.getItem(key) ?? "null"));
  } catch {
    return null;
  }
}

export function writeDraft(store: DraftStorage, key: string, draft: unknown): void {
  try {
    store.setItem(key, JSON.stringify(draft));
  } catch {}
}

export function dropDraft(store: DraftStorage, key: string): void {
  try {
    store.removeItem(key);
  } catch {}
}

/** Lazy, because even reading a blocked store throws. */
export const draftStore: DraftStorage = {
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, value) => sessionStorage.setItem(key, value),
  removeItem: (key) => sessionStorage.removeItem(key),
};
