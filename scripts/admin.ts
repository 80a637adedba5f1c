// npm run admin -- someone@example.com: makes an administrator.
import { openDatabase } from "./app/database.ts";
import { dataDirectory } from "./app/environment.ts";
import { query } from "./database/connection.ts";
import { endOnSignals, endWith, runScript } from "./process/ending.ts";

endOnSignals(1);
await runScript(admin);

async function admin() {
  const email = process.argv[2]?.trim();
  if (!email?.includes("@")) {
    throw new Error("Say who becomes an administrator: npm run admin -- someone@example.com");
  }
  const url = await openDatabase(dataDirectory());
  const promoted = await promote(url, email);
  if (!promoted) {
    throw new Error(`Nobody has registered with ${email}.`);
  }
  console.log(`${promoted.username} (${promoted.email}) is an administrator.`);
  await endWith(0);
}

async function promote(url: string, email: string) {
  try {
    const rows = await query(
      url,
      `UPDATE "user" u SET is_admin = true FROM email_identity i
       WHERE i.user_id = u.id AND i.email = lower($1) RETURNING u.username, i.email`,
      [email],
    );
    return rows[0];
  } catch (error) {
    if ((error as { code?: string }).code !== "42P01") {
      throw error;
    }
    throw new Error(
      "The database has no tables yet: run `npm run demo` or `npm run db:migrate` first.",
    );
  }
}
