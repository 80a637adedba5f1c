// npm run restore -- /path/of/a/backup [--replace]: a backup into an empty database and storage (docs/backup.md).
import { openInstallation, readArguments } from "./backup/environment.ts";
import { endOnSignals, endWith, runScript } from "./process/ending.ts";
import { restore } from "./restore/restore.ts";

const replace = "--replace";
const usage = `Say which: npm run restore -- /path/of/a/backup [${replace}]`;

endOnSignals(130);
await runScript(async () => {
  const { folder, flags } = readArguments(usage, [replace]);
  const url = await openInstallation();
  if (process.getuid?.() === 0) {
    process.umask(0o077); // what root writes is given to one user, and to no other
  }
  const tell = (line: string) => console.log(`  ${line}`);
  const { manifest } = await restore(url, folder, { isReplacing: flags.includes(replace), tell });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const peakInMb = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(
    `Restored ${rows} rows and ${manifest.objects.count} files as of ${manifest.takenAt} (at most ${peakInMb} MB of memory).`,
  );
  await endWith(0);
});
