import { type DocumentKind, documentKinds } from "./content/file-kinds";
import type { DocumentType } from "./schema";

const imageExtensions = documentKinds
  .filter(({ content }) => content === "image")
  .flatMap(({ extensions }) => extensions);

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

/** Whether a document is shown as a picture: by its type, or by the ending of its name (spec §2.7). */
export function isImage({ type, name }: { type: DocumentType; name: string }): boolean {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return type === "IMAGE" || imageExtensions.some((known) => known === extension);
}

/** So many files a listing has at most. */
export const maxDocuments = 20;
