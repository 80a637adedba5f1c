import type { DocumentKind } from "./kinds";
import type { DocumentType } from "./schema";

/** What a file counts as: pictures always as such, the rest as the seller says, else by its kind (spec §3). */
export function typeOf(kind: DocumentKind, stated: DocumentType | undefined): DocumentType {
  if (kind.content === "image") {
    return "IMAGE";
  }
  return stated ?? (kind.isCad ? "CAD" : "OTHER");
}

/** The chosen main image if it is a picture among the documents, else their first picture (spec §4). */
export function mainImageOf(
  documents: readonly { id: string; type: DocumentType }[],
  chosenId: string | null,
): string | null {
  const images = documents.filter((document) => document.type === "IMAGE");
  return (images.find((image) => image.id === chosenId) ?? images[0])?.id ?? null;
}
