// npm run backup -- /path/of/a/new/folder: database and files, consistent, while the application runs (docs/backup.md).
import { backUp } from "./backup/backup.ts";
import { openInstallation, readArguments } from "./backup/environment.ts";
import { endOnSignals, endWith, runScript } from "./process/ending.ts";

endOnSignals(130);
await runScript(async () => {
  const { folder } = readArguments("Say where to: npm run backup -- /path/of/a/new/folder");
  const url = await openInstallation();
  process.umask(0o077); // it holds personal data
  const { takenAt, objects } = await backUp(url, folder, (line) => console.log(`  ${line}`));
  for (const key of objects.missing) {
    console.warn(`  not in storage, though a row names it: ${key}`);
  }
  const peakInMb = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(`Backed up as of ${takenAt} into ${folder} (at most ${peakInMb} MB of memory).`);
  await endWith(0);
});
