export interface UploadGrant {
  key: string;
  /** The one Content-Type that the PUT may carry. */
  contentType: string;
  /** Exactly so many bytes; null where the caller did not say, then `maxUploadBytes` is the limit. */
  sizeInBytes: number | null;
}

export interface DownloadGrant {
  key: string;
  contentType: string;
  /** What the browser saves the file as. */
  fileName: string;
}

/** Both ends count, as in an HTTP Range. */
export interface ByteRange {
  first: number;
  last: number;
}

/** How long signed addresses live. */
export interface Lifetimes {
  uploadInSeconds: number;
  downloadInSeconds: number;
}

/** Those of contract §6. */
export const usualLifetimes: Lifetimes = { uploadInSeconds: 15 * 60, downloadInSeconds: 10 * 60 };

/**
 * Where files live (contract §6). Keys are made by `lib/storage/key.ts`. All eight throw UNAVAILABLE with
 * `retryAfterInSeconds` while the disk is full or the store is away.
 */
export interface Storage {
  /**
   * An absolute URL that takes PUTs of exactly what is granted, for 15 minutes. A later one replaces the bytes:
   * sign keys under `incoming/` only (`uploadKeyOf`).
   */
  signUpload(grant: UploadGrant): Promise<string>;
  /** An absolute URL that gives the object as an attachment, for 10 minutes. */
  signDownload(grant: DownloadGrant): Promise<string>;
  /** The size of a complete object; null when there is none. */
  stat(key: string): Promise<{ sizeInBytes: number } | null>;
  /** The bytes, or a part of them; null when there is no such object. */
  read(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null>;
  /** Puts an object of our own making there, whole or not at all. */
  write(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Takes objects away; those that are missing do not matter. */
  remove(keys: string[]): Promise<void>;
  /** Throws STORAGE_FULL with `retryAfterInSeconds` where an upload of that size would take what is kept free. */
  ensureRoom(sizeInBytes: number): Promise<void>;
  /** Whether objects can be put there now: throws UNAVAILABLE where not, and gives up at the signal. */
  check(signal: AbortSignal): Promise<void>;
}
