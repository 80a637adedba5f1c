import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { db } from "@/lib/db/client";
import { toAppError } from "@/lib/error-reporting/to-app-error";
import type { Member, Viewer } from "@/lib/fields/viewer";
import { isStorageKey } from "@/lib/storage/key";
import { documentsVisibleTo, filesVisibleTo } from "./access";
import type { DocumentType, UploadedFile } from "./schema";
import { inspectFile } from "./verify-upload";

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
// Each inspection asks the store, and most tickets without bytes never get any.
const maxInspected = 100;
const timeoutInMs = 3_000;

const fileDownloadFields = {
  id: true,
  key: true,
  name: true,
  contentType: true,
  soundAt: true,
  lostAt: true,
} as const;

export async function listFiles(member: Member): Promise<UploadedFile[]> {
  await inspectArrived(member);
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

/** A slow or failing store hides new files, but not the list. */
async function inspectArrived(member: Member): Promise<void> {
  const tickets = await db().uploadedFile.findMany({
    where: { AND: [filesVisibleTo(member), { soundAt: null }] },
    select: { id: true },
    orderBy: { createdAt: "desc" },
    take: maxInspected,
  });
  const ids = tickets.map(({ id }) => id);
  await Promise.race([inspectInTurn(ids), pause(timeoutInMs, undefined, { ref: false })]);
}

async function inspectInTurn(ids: string[]): Promise<void> {
  try {
    for (const id of ids) {
      await inspectFile("files", id);
    }
  } catch (error) {
    toAppError(error, "inspect uploaded files");
  }
}
