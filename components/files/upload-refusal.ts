import type { UploadFault } from "@/components/documents/upload-rules";
import { isFileType } from "@/lib/files/rules";
import { maxUploadBytes } from "@/lib/storage/upload-limit";

/** Why a file is not uploaded: the spec's codes and no others (§8, Upload codes). */
export type UploadRefusal =
  | { code: "NO_FILE" }
  | { code: "FILE_TOO_LARGE" }
  | { code: "INVALID_FILE_TYPE"; fileType: string }
  /** `fault` is the error's own message; null where it has none. */
  | { code: "UPLOAD_FAILED"; fault: UploadFault | null };

/** Why a file is not even sent; null when it may go (spec §5, File upload demo). */
export function refusalOf(file: Pick<File, "type" | "size"> | null): UploadRefusal | null {
  if (!file) {
    return { code: "NO_FILE" };
  }
  if (file.size > maxUploadBytes) {
    return { code: "FILE_TOO_LARGE" };
  }
  if (!isFileType(file.type)) {
    return { code: "INVALID_FILE_TYPE", fileType: file.type };
  }
  return file.size === 0 ? { code: "UPLOAD_FAILED", fault: { code: "empty" } } : null;
}

/** What became of sending it: the server refuses by the same rules. */
export function refusalAfter({ type }: Pick<File, "type">, fault: UploadFault): UploadRefusal {
  switch (fault.code) {
    case "too_large":
      return { code: "FILE_TOO_LARGE" };
    case "type":
      return { code: "INVALID_FILE_TYPE", fileType: type };
    case "failed":
      return { code: "UPLOAD_FAILED", fault: null };
    default:
      return { code: "UPLOAD_FAILED", fault };
  }
}
