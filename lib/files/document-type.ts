import { type DocumentKind, documentKinds } from "./content/file-kinds";
import type { DocumentType } from "./schema";

const imageExtensions = documentKinds
  .filter(({ content }) => content === "image")
  .flatMap(({ extensions }) => extensions);

export function documentTypeOf(kind: DocumentKind, stated: DocumentType | undefined): DocumentType {
  if (kind.content === "image") {
    return "IMAGE";
  }
  return stated ?? (kind.isCad ? "CAD" : "OTHER");
}

/** Falls back to the first image. */
export function mainImageOf(
  documents: readonly { id: string; type: DocumentType }[],
  chosenId: string | null,
): string | null {
  const images = documents.filter((document) => document.type === "IMAGE");
  return (images.find((image) => image.id === chosenId) ?? images[0])?.id ?? null;
}

/** Also true by the extension of its name. */
export function isImage({ type, name }: { type: DocumentType; name: string }): boolean {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return type === "IMAGE" || imageExtensions.some((known) => known === extension);
}

export const maxDocuments = 20;
