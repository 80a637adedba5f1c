import { chown, lchown, lstat, opendir, realpath } from "node:fs/promises";
import path from "node:path";
import { env } from "@/lib/env/env";
import { servedDisk } from "@/lib/storage/storage";
import { ownerOf } from "../database/account.ts";

// As root, gives what of storage's folder is root's to the owner of DATA_DIR: the application runs as that user, and could
// neither read nor remove it. Those of an earlier restore too, which was broken off.
export async function giveFiles(): Promise<void> {
  const { dataDir, s3 } = env();
  const owner = ownerOf(dataDir);
  if (s3 || !owner || process.getuid?.() !== 0) {
    return;
  }
  const root = await realpath(servedDisk().root).catch(() => null);
  if (!root) {
    return;
  }
  await chown(root, owner.uid, owner.gid);
  for await (const { parentPath, name } of await opendir(root, { recursive: true })) {
    const entry = path.join(parentPath, name);
    if ((await lstat(entry)).uid === 0) {
      await lchown(entry, owner.uid, owner.gid);
    }
  }
}
