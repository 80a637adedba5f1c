// npm run restore -- /path/of/a/backup, into an empty database (docs/backup.md).
import { existsSync } from "node:fs";
import path from "node:path";
import {
  dumpName,
  filesName,
  putFiles,
  readFolderAndDatabaseUrl,
  runPostgres,
  withoutRoles,
} from "./backup-programs.ts";
import { query } from "./database/connection.ts";
import { migrate } from "./database/migrations.ts";
import { endOnSignals, endWith, runScript } from "./process/ending.ts";

const allOrNothing = ["--single-transaction", "--exit-on-error"];
const tables = `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
  WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1 LIMIT 1`;

endOnSignals(130);
await runScript(async () => {
  const usage = "Say which: npm run restore -- /path/of/a/backup";
  const { folder, url } = readFolderAndDatabaseUrl(usage, ["pg_restore", "rclone"]);
  const dump = path.join(folder, dumpName);
  if (!existsSync(dump)) {
    throw new Error(`${folder} is no backup: it has no ${dumpName}.`);
  }
  const [table] = await query(url, tables);
  if (table) {
    throw new Error(`The database is not empty, it has ${table.name}: restore into a new one.`);
  }
  await putFiles(path.join(folder, filesName));
  await runPostgres("pg_restore", url, [...withoutRoles, ...allOrNothing, dump]);
  await migrate(url, { report: (line) => console.log(`  ${line}`) });
  await query(url, "ANALYZE");
  console.log(`Restored ${folder}.`);
  await endWith(0);
});
