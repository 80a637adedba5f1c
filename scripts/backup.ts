// npm run backup -- /path/of/a/new/folder, while the application runs (docs/backup.md).
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import {
  dumpName,
  fetchFiles,
  filesName,
  readFolderAndDatabaseUrl,
  runPostgres,
  withoutRoles,
} from "./backup-programs.ts";
import { endOnSignals, endWith, onEnd, runScript } from "./process/ending.ts";

endOnSignals(130);
await runScript(async () => {
  const usage = "Say where to: npm run backup -- /path/of/a/new/folder";
  const { folder, url } = readFolderAndDatabaseUrl(usage, ["pg_dump", "rclone"]);
  const part = `${folder}.part`;
  for (const place of [folder, part]) {
    if (existsSync(place)) {
      throw new Error(`${place} exists: give each backup a folder of its own.`);
    }
  }
  process.umask(0o077); // It holds personal data.
  const files = path.join(part, filesName);
  mkdirSync(files, { recursive: true });
  onEnd(() => rmSync(part, { recursive: true, force: true }));
  // Copies twice: before the dump for files deleted later, after it for files uploaded
  // meanwhile.
  await fetchFiles(files);
  const dump = path.join(part, dumpName);
  await runPostgres("pg_dump", url, ["--format=custom", ...withoutRoles, `--file=${dump}`]);
  await fetchFiles(files);
  renameSync(part, folder);
  console.log(`Backed up into ${folder}.`);
  await endWith(0);
});
