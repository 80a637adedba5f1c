import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { db } from "@/lib/db/client";
import { reportable } from "@/lib/error-reporting/to-app-error";
import type { Member, Viewer } from "@/lib/fields/viewer";
import { inspectFile } from "@/lib/files/verify-upload";
import { isStorageKey } from "@/lib/storage/key";
import { filesVisibleTo } from "./uploaded-file-access";
import type { UploadedFile } from "./uploaded-file-schema";

/** More than anybody looks through. */
const maxListed = 1_000;
// Each asks a store that may be far away, and most of many tickets without bytes never get any.
const maxInspected = 100;
// What is still under way then is on the next list.
const patienceInMs = 3_000;

const downloadFields = {
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
    select: downloadFields,
  });
}

/** A store that is away, or slow, hides what has just arrived, not the list. */
async function inspectArrived(member: Member): Promise<void> {
  const tickets = await db().uploadedFile.findMany({
    where: { AND: [filesVisibleTo(member), { soundAt: null }] },
    select: { id: true },
    orderBy: { createdAt: "desc" },
    take: maxInspected,
  });
  const ids = tickets.map(({ id }) => id);
  await Promise.race([inspectInTurn(ids), pause(patienceInMs, undefined, { ref: false })]);
}

/** One after another, until one cannot be looked at. */
async function inspectInTurn(ids: string[]): Promise<void> {
  try {
    for (const id of ids) {
      await inspectFile("files", id);
    }
  } catch (error) {
    reportable(error, "inspect uploaded files");
  }
}
