import "server-only";
import { listingTag } from "@/lib/cache/tags";
import { toAppError } from "@/lib/error-reporting/to-app-error";
import { storage } from "@/lib/storage/storage";
import { downloadNameOf } from "./content/file-kinds";
import { listLostKeys, markLost } from "./file-rows";

export type Drop = (tag: string) => void;

interface Losable {
  key: string;
  listingId: number | null;
  lostAt: Date | null;
}

const lookedForAtOnce = 200;

/** Remembers, once, that storage has a sound file's bytes no more, or has them again; a document's listing shows it. */
export async function noteLoss(file: Losable, isLost: boolean, drop: Drop): Promise<void> {
  const { key, listingId, lostAt } = file;
  if (isLost === (lostAt !== null)) {
    return;
  }
  if ((await markLost(key, isLost)) && listingId !== null) {
    drop(listingTag(listingId));
  }
}

/** Looks for lost bytes again: a disk that was not mounted, a bucket that was restored. */
export async function findLostAgain(): Promise<void> {
  for (const key of await listLostKeys(lookedForAtOnce)) {
    const answer = await lookFor(key);
    if (answer === "away") {
      return;
    }
    if (answer === "there") {
      await markLost(key, false);
    }
  }
}

async function lookFor(key: string): Promise<"there" | "gone" | "away"> {
  try {
    return (await storage().stat(key)) ? "there" : "gone";
  } catch (error) {
    toAppError(error, "look for lost bytes again");
    return "away";
  }
}

interface Original extends Losable {
  name: string;
  contentType: string;
}

/** The signed address of a sound file's own bytes (10 minutes); null where storage has them no more, which is noted. */
export async function signOriginal(file: Original, drop: Drop): Promise<string | null> {
  const { key, name, contentType } = file;
  const found = await storage().stat(key);
  await noteLoss(file, found === null, drop);
  return (
    found &&
    storage().signDownload({ key, contentType, fileName: downloadNameOf(contentType, name) })
  );
}
