import type { FileSource, ShownFile } from "./file-messages";

/** A file that was read, and what was made of it in this visit. */
export interface KeptFile {
  source: FileSource;
  shown: ShownFile;
  /** `isOfReading` is false where the file was read otherwise since. */
  made: { importId: string; isOfReading: boolean } | null;
}

// A document's memory: it outlives the step but no reload, since a browser gives no page a file a second time.
let kept: { userId: string; file: KeptFile } | null = null;

/** For whoever comes back from the columns within the same visit. */
export function keepFile(userId: string, file: KeptFile | null): void {
  kept = file && { userId, file };
}

/** The file that was kept for this user, unless its import is one of those that are settled. */
export function keptFileOf(userId: string, settledImportIds: readonly string[]): KeptFile | null {
  if (kept?.userId !== userId) {
    return null;
  }
  const { file } = kept;
  return file.made && settledImportIds.includes(file.made.importId) ? null : file;
}
