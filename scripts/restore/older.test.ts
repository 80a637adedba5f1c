import "@/tests/setup/database";
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { backUp } from "@/scripts/backup/backup";
import { readMigrations } from "@/scripts/database/migration-files";
import { appliedMigrations, migrate } from "@/scripts/database/migrations";
import { administer, makeDatabase } from "@/tests/factories/other-place";
import { restore } from "./restore";

const folder = mkdtempSync(path.join(tmpdir(), "lagerfund-older-"));

afterAll(() => rm(folder, { recursive: true, force: true }));

test("a backup of an older release is brought to this one's schema, its rows with it", async () => {
  const all = readMigrations();
  const [old, place] = [await makeDatabase(), await makeDatabase()];
  await migrate(old.url, { migrations: all.slice(0, -1) });
  await administer(
    `INSERT INTO "user" (id, username) VALUES ('0190a0a0-0000-7000-8000-000000000001', 'old');
     INSERT INTO uploaded_file (id, user_id, key, name, content_type)
       SELECT id, id, 'files/0190a0a0-0000-7000-8000-000000000001/ab', 'Blatt.pdf', 'application/pdf' FROM "user"`,
    old.url,
  );
  await backUp(old.url, path.join(folder, "old"));
  await restore(place.url, path.join(folder, "old"));
  expect((await appliedMigrations(place.url)).map(({ name }) => name)).toEqual(
    all.map(({ name }) => name),
  );
  const rows = await administer("SELECT name, lost_at FROM uploaded_file", place.url);
  expect(rows).toEqual([{ name: "Blatt.pdf", lost_at: null }]);
  await old.drop();
  await place.drop();
});
