import path from "node:path";
import { openBackup } from "./folder.ts";
import { type Manifest, writeManifest } from "./manifest.ts";
import { copyObjects } from "./objects.ts";
import { checkHold, holdBack, inSession, letMigrate } from "./session.ts";
import { dumpDatabase } from "./tables.ts";

export type Backup = Pick<Manifest, "takenAt" | "tables" | "objects">;

// Copies the database of `url` and the files of this process's storage to the folder `target`, as they are at one moment and
// while they are used (docs/decisions/0051-backup-and-restore.md). Throws sentences; there is no folder of that name then.
export async function backUp(
  url: string,
  target: string,
  tell: (line: string) => void = () => {},
): Promise<Backup> {
  const unfinished = await openBackup(path.resolve(target));
  try {
    const { folder } = unfinished;
    const backup = await inSession(url, async (client) => {
      await holdBack(client);
      const database = await dumpDatabase(client, folder, tell);
      await letMigrate(client);
      const objects = await copyObjects(client, folder);
      await checkHold(client);
      tell(`${objects.count} files, ${objects.bytes} bytes`);
      return { ...database, objects };
    });
    await writeManifest(folder, backup);
    await unfinished.finish();
    return backup;
  } catch (error) {
    await unfinished.drop();
    throw error;
  }
}
