import "server-only";
import { db } from "@/lib/db/client";
import type { Viewer } from "@/lib/fields/viewer";
import { documentsVisibleTo } from "./access";
import type { DocumentType } from "./schema";

const downloadFields = {
  id: true,
  key: true,
  name: true,
  type: true,
  contentType: true,
  userId: true,
  listingId: true,
  soundAt: true,
  lostAt: true,
} as const;

/** What a download needs to know of a document; never sent to anyone. */
export interface VisibleDocument {
  id: string;
  key: string;
  name: string;
  type: DocumentType;
  contentType: string;
  userId: string;
  listingId: number | null;
  soundAt: Date | null;
  lostAt: Date | null;
}

/** A document that the viewer may see (contract §4), complete or not; null otherwise. */
export function findDocument(viewer: Viewer, id: string): Promise<VisibleDocument | null> {
  return db().document.findFirst({
    where: { AND: [{ id }, documentsVisibleTo(viewer)] },
    select: downloadFields,
  });
}

export function listDocumentsByKey(viewer: Viewer, keys: string[]): Promise<VisibleDocument[]> {
  return db().document.findMany({
    where: { AND: [{ key: { in: keys } }, documentsVisibleTo(viewer)] },
    select: downloadFields,
  });
}
