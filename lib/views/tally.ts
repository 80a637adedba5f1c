/** Views of a listing by one reader, or by all that have no session. */
export interface Views {
  listingId: number;
  /** As the session table knows it; whose it is settles the database. */
  sessionHash: string | null;
  count: number;
}

/** Adds views up by listing and reader, at most `maxEntries` of them: what comes beyond is not counted. */
export function makeTally(maxEntries: number) {
  let entries = new Map<string, Views>();

  function add(views: Views): void {
    const key = `${views.listingId} ${views.sessionHash ?? ""}`;
    const count = (entries.get(key)?.count ?? 0) + views.count;
    if (entries.has(key) || entries.size < maxEntries) {
      entries.set(key, { ...views, count });
    }
  }

  function takeAll(): Views[] {
    const all = [...entries.values()];
    entries = new Map();
    return all;
  }

  return { add, takeAll, size: () => entries.size };
}
