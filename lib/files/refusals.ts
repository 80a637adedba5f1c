import { AppError } from "@/lib/errors/app-error";
import type { Issue } from "@/lib/errors/issues";

interface NamedFile {
  fileType?: unknown;
  name?: unknown;
}

/** What a ticket for the upload demo is refused with, in the spec's codes and sentences (§5, §8); null for any other fault. */
export function fileRefusalOf(issues: Issue[], payload: unknown): AppError | null {
  const { fileType, name }: NamedFile = Object(payload ?? {});
  if (fileType === undefined || fileType === null || !name) {
    return new AppError("NO_FILE", { issues });
  }
  if (issues.some(({ path, code }) => path === "size" && code.startsWith("at_most"))) {
    return new AppError("FILE_TOO_LARGE", { issues });
  }
  return typeof fileType === "string" && issues.some(({ path }) => path === "fileType")
    ? new AppError("INVALID_FILE_TYPE", { issues, type: fileType.slice(0, 255) })
    : null;
}
