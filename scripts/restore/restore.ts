import path from "node:path";
import { type Manifest, readManifest } from "../backup/manifest.ts";
import { inSession } from "../backup/session.ts";
import { migrate } from "../database/migrations.ts";
import { checkBackup } from "./check.ts";
import { migrationsOf } from "./checkout.ts";
import { loadDatabase } from "./load.ts";
import { putObjects } from "./objects.ts";
import { giveFiles } from "./ownership.ts";
import { checkPlace, clearPlace, refuseSessions } from "./place.ts";

export type Restored = { manifest: Manifest; filesWritten: number; isMigrated: boolean };
type Wishes = { isReplacing?: boolean; tell?: (line: string) => void };

// Puts a backup into the database of `url` and the storage of this process, and brings it to the schema of this checkout
// (docs/decisions/0051-backup-and-restore.md). Throws sentences; before the whole backup was read and found good, and the
// place empty, nothing is written, and the rows come all or not at all.
export async function restore(
  url: string,
  source: string,
  { isReplacing = false, tell = () => {} }: Wishes = {},
): Promise<Restored> {
  const folder = path.resolve(source);
  const manifest = await readManifest(folder);
  const wanted = migrationsOf(manifest);
  await checkBackup(folder, manifest);
  tell(`The backup of ${manifest.takenAt} is whole.`);
  return inSession(url, async (client) => {
    await (isReplacing ? refuseSessions(client) : checkPlace(client, url, wanted));
    const filesWritten = await putObjects(folder, manifest);
    await giveFiles();
    tell(`${manifest.objects.count} files are in storage, ${filesWritten} of them written.`);
    if (isReplacing) {
      await clearPlace(client);
    }
    await migrate(url, { migrations: wanted, tell });
    await loadDatabase(client, folder, manifest);
    tell(`${manifest.tables.length} tables are loaded, their row counts and references are right.`);
    const isMigrated = await migrate(url, { tell });
    await client.query("VACUUM (ANALYZE)");
    return { manifest, filesWritten, isMigrated };
  });
}
