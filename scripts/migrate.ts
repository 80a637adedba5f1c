// npm run db:migrate, while processes serve (docs/decisions/0052).
import { openDatabase } from "./app/database.ts";
import { dataDirectory } from "./app/environment.ts";
import { migrate } from "./database/migrations.ts";
import { endOnSignals, endWith, runScript } from "./process/ending.ts";

endOnSignals(1);
await runScript(async () => {
  const url = await openDatabase(dataDirectory());
  const report = (line: string) => console.log(line);
  const { host, pathname } = new URL(url);
  report(
    `${host}${pathname}${process.env.DATABASE_URL ? "" : " (embedded: DATABASE_URL is not set)"}`,
  );
  const hasWorked = await migrate(url, { report });
  console.log(hasWorked ? "The database is up to date." : "The database was up to date already.");
  await endWith(0);
});
