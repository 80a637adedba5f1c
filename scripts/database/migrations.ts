import { readdirSync } from "node:fs";
import path from "node:path";
import { repositoryRoot } from "../process/child.ts";
import { runCommand } from "../process/command.ts";
import { query } from "./connection.ts";

// Brings a database to the schema of this checkout. The Prisma CLI takes seconds, so it is asked only
// when a migration is missing. Answers whether there was something to do.
export async function migrate(url: string) {
  if (await isMigrated(url)) {
    return false;
  }
  const wrapper = path.join(repositoryRoot, "scripts", "prisma.mjs");
  const { code, output } = await runCommand(process.execPath, [wrapper, "migrate", "deploy"], {
    cwd: repositoryRoot,
    env: { ...process.env, DATABASE_URL: url },
  });
  if (code !== 0) {
    throw new Error(`The migrations failed:\n${output}`);
  }
  return true;
}

async function isMigrated(url: string) {
  const wanted = readdirSync(path.join(repositoryRoot, "prisma", "migrations"), {
    withFileTypes: true,
  }).filter((entry) => entry.isDirectory());
  const table = await query(url, "SELECT to_regclass('_prisma_migrations') AS name");
  if (!table[0].name) {
    return false;
  }
  const finished = "finished_at IS NOT NULL AND rolled_back_at IS NULL";
  const rows = await query(url, `SELECT migration_name FROM _prisma_migrations WHERE ${finished}`);
  const applied = new Set(rows.map((row) => row.migration_name));
  return wanted.every(({ name }) => applied.has(name));
}
