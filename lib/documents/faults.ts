import { AppError } from "@/lib/errors/app-error";
import { issueAt } from "@/lib/errors/issues";

/** DOCUMENT_INVALID with the documents at fault and an issue at each of them, as the caller named them. */
export function invalidDocuments(faulty: string[], named: string[] = []): AppError {
  const paths = faulty
    .filter((id) => named.includes(id))
    .map((id) => `documentIds.${named.indexOf(id)}`);
  const issues = (paths.length > 0 ? paths : ["documentIds"]).map((path) =>
    issueAt(path, "invalid"),
  );
  return new AppError("DOCUMENT_INVALID", { documentIds: faulty, issues });
}
