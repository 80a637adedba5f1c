// npm run admin -- someone@example.com

import { openDatabase } from "./app/database.ts";
import { dataDirectory } from "./app/environment.ts";
import { promoteAdministrator, reportOf } from "./app/promote-administrator.ts";
import { endOnSignals, endWith, runScript } from "./process/ending.ts";

endOnSignals(1);
await runScript(admin);

async function admin() {
  const email = process.argv[2]?.trim();
  if (!email?.includes("@")) {
    throw new Error("Say who becomes an administrator: npm run admin -- someone@example.com");
  }
  const url = await openDatabase(dataDirectory());
  const promoted = await promoteAdministrator(url, email).catch(explain);
  if (!promoted) {
    throw new Error(`Nobody has registered with ${email}, or the account is deleted.`);
  }
  console.log(reportOf(promoted).join("\n"));
  await endWith(0);
}

function explain(error: { code?: string }): never {
  if (error.code !== "42P01") {
    throw error;
  }
  throw new Error(
    "The database has no tables yet: run `npm run demo` or `npm run db:migrate` first.",
  );
}
