/** See `CacheHandler` of next/dist/server/lib/incremental-cache: as much of it as its tests call. */
export default class CacheHandler {
  constructor(context: object);
  get(key: string, context: object): Promise<object | null>;
  set(key: string, data: object, context: object): Promise<void>;
  revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void>;
}
