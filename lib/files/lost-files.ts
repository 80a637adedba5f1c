import "server-only";
import { listingTag } from "@/lib/cache/tags";
import { reportError } from "@/lib/error-reporting/report-error";
import { storage } from "@/lib/storage/storage";
import { listLostKeys, markLost } from "./mutations/file-rows";

export type Drop = (tag: string) => void;

export interface Losable {
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

export async function recheckLostFiles(): Promise<void> {
  for (const key of await listLostKeys(checkedAtOnce)) {
    const state = await lookFor(key);
    if (state === "unreachable") {
      return;
    }
    if (state === "present") {
      await markLost(key, false);
    }
  }
}

async function lookFor(key: string): Promise<"present" | "missing" | "unreachable"> {
  try {
    return (await storage().stat(key)) ? "present" : "missing";
  } catch (error) {
    reportError(error, "look for lost bytes again");
    return "unreachable";
  }
}
