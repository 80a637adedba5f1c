import "server-only";
import { db } from "@/lib/db/client";
import { probe } from "@/lib/db/probe";
import type { Member, Viewer } from "@/lib/fields/viewer";
import { isStorageKey, keysOfUpload } from "@/lib/storage/key";
import { documentsVisibleTo, filesVisibleTo } from "./access";
import type { DocumentType, UploadedFile } from "./schema";

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

/** Never sent to a client. */
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

const maxListed = 1_000;

const fileDownloadFields = {
  id: true,
  key: true,
  name: true,
  contentType: true,
  soundAt: true,
  lostAt: true,
} as const;

export function listFiles(member: Member): Promise<UploadedFile[]> {
  return db().uploadedFile.findMany({
    where: { AND: [filesVisibleTo(member), { soundAt: { not: null }, lostAt: null }] },
    select: { id: true, key: true, name: true, createdAt: true },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: maxListed,
  });
}

export async function findFile(viewer: Viewer, place: { id: string } | { key: string }) {
  if ("key" in place && !isStorageKey(place.key)) {
    return null;
  }
  return db().uploadedFile.findFirst({
    where: { AND: [place, filesVisibleTo(viewer)] },
    select: fileDownloadFields,
  });
}

export interface StoredImage {
  id: string;
  key: string;
}

export function findSoundImage(id: string): Promise<StoredImage | null> {
  return db().document.findFirst({
    where: { id, type: "IMAGE", soundAt: { not: null } },
    select: { id: true, key: true },
  });
}

export async function isUploadOpen(uploadKey: string): Promise<boolean> {
  const [row] = await probe<{ isOpen: boolean }>(
    `SELECT EXISTS (SELECT FROM document WHERE key = ANY($1) AND sound_at IS NULL)
       OR EXISTS (SELECT FROM uploaded_file WHERE key = ANY($1) AND sound_at IS NULL)
       OR EXISTS (SELECT FROM csv_import WHERE id = $2::uuid AND key = $3) AS "isOpen"`,
    [keysOfUpload(uploadKey), uploadKey.split("/")[1], uploadKey],
  );
  return row?.isOpen ?? false;
}
