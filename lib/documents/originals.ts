import "server-only";
import { storage } from "@/lib/storage/storage";
import { downloadNameOf } from "./kinds";
import { type Drop, type Losable, noteLoss } from "./lost";

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
