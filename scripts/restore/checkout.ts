import type { Manifest } from "../backup/manifest.ts";
import { type Migration, readMigrations } from "../database/migration-files.ts";

// The migrations of this checkout that made the backup's schema. Throws a sentence when it lacks one, or has another one
// under its name: then nothing here can make that schema.
export function migrationsOf({ migrations }: Pick<Manifest, "migrations">): Migration[] {
  const ours = new Map(readMigrations().map((migration) => [migration.name, migration]));
  return migrations.map(({ name, checksum }) => {
    const migration = ours.get(name);
    if (!migration) {
      throw new Error(
        `The backup is newer than this release, which has no migration ${name}: restore with the release that wrote it, or a later one.`,
      );
    }
    if (migration.checksum !== checksum) {
      throw new Error(`The migration ${name} is not the one that the backup was made with.`);
    }
    return migration;
  });
}
