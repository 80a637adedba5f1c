import { AppError } from "@/lib/errors/app-error";
import { issueAt } from "@/lib/errors/issues";

/**
 * DOCUMENT_INVALID with the documents at fault and an issue at each of them, as the caller named them; `listingIds`
 * says of which it is known that they are on another listing of theirs.
 */
export function invalidDocuments(
  faulty: string[],
  named: string[] = [],
  listingIds: ReadonlyMap<string, number> = new Map(),
): AppError {
  const codeOf = (id: string) =>
    listingIds.has(id) ? `on_listing:${listingIds.get(id)}` : "invalid";
  const issues = faulty
    .filter((id) => named.includes(id))
    .map((id) => issueAt(`documentIds.${named.indexOf(id)}`, codeOf(id)));
  return new AppError("DOCUMENT_INVALID", {
    documentIds: faulty,
    issues: issues.length > 0 ? issues : [issueAt("documentIds", "invalid")],
  });
}
