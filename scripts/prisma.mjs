// npm run prisma -- <command>; defaults to the embedded database. An .mjs file, because npm's
// postinstall may use an older Node.
import { runPrisma } from "./prisma/cli.mjs";

const withoutDatabase = ["generate", "validate", "format", "version", "--version", "-v", "--help"];
const args = process.argv.slice(2);
const offline = args.length === 0 || withoutDatabase.includes(args[0]);

process.exitCode =
  offline || process.env.DATABASE_URL ? await runPrisma(args) : await runOnEmbedded(args);

async function runOnEmbedded(args) {
  const { startDatabase } = await import("./database/launcher.ts");
  const database = await startDatabase();
  try {
    return await runPrisma(args, { DATABASE_URL: database.url });
  } finally {
    await database.stop();
  }
}
