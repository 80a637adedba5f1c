import "server-only";
import { listingTag } from "@/lib/cache/tags";
import { toAppError } from "@/lib/error-reporting/to-app-error";
import { storage } from "@/lib/storage/storage";
import { downloadNameOf } from "./content/file-kinds";
import { listLostKeys, markLost } from "./mutations/file-rows";

export type Drop = (tag: string) => void;

interface Losable {
  key: string;
  listingId: number | null;
  lostAt: Date | null;
}

const checkedAtOnce = 200;

/** A page of the document's listing shows the loss. */
export async function noteLoss(file: Losable, isLost: boolean, drop: Drop): Promise<void> {
  const { key, listingId, lostAt } = file;
  if (isLost === (lostAt !== null)) {
    return;
  }
  if ((await markLost(key, isLost)) && listingId !== null) {
    drop(listingTag(listingId));
  }
}

export async function findLostAgain(): Promise<void> {
  for (const key of await listLostKeys(checkedAtOnce)) {
    const state = await lookFor(key);
    if (state === "away") {
      return;
    }
    if (state === "there") {
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

/** Valid for 10 minutes. Null for lost bytes, which it notes. */
export async function signOriginal(file: Original, drop: Drop): Promise<string | null> {
  const { key, name, contentType } = file;
  const found = await storage().stat(key);
  await noteLoss(file, found === null, drop);
  return (
    found &&
    storage().signDownload({ key, contentType, fileName: downloadNameOf(contentType, name) })
  );
}
