export interface UploadGrant {
  key: string;
  /** The PUT must have this Content-Type. */
  contentType: string;
  /** The exact size; null allows up to `maxUploadBytes`. */
  sizeInBytes: number | null;
}

export interface DownloadGrant {
  key: string;
  contentType: string;
  fileName: string;
}

/** Both ends are included. */
export interface ByteRange {
  first: number;
  last: number;
}

export interface Lifetimes {
  uploadInSeconds: number;
  downloadInSeconds: number;
}

export const usualLifetimes: Lifetimes = { uploadInSeconds: 15 * 60, downloadInSeconds: 10 * 60 };

/** All methods throw UNAVAILABLE while the store is down or full. */
export interface Storage {
  /** Valid for 15 minutes. Later PUTs replace the bytes, so sign only `uploadKeyOf`. */
  signUpload(grant: UploadGrant): Promise<string>;
  /** Valid for 10 minutes. */
  signDownload(grant: DownloadGrant): Promise<string>;
  /** Null when missing. */
  stat(key: string): Promise<{ sizeInBytes: number } | null>;
  /** Null when missing. */
  read(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null>;
  /** Writes all or nothing. */
  write(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Ignores missing objects. */
  remove(keys: string[]): Promise<void>;
  /** Throws STORAGE_FULL. */
  ensureRoom(sizeInBytes: number): Promise<void>;
  /** Throws UNAVAILABLE when nothing can be written. */
  check(signal: AbortSignal): Promise<void>;
}
