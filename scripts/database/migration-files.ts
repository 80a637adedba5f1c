import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { repositoryRoot } from "../process/child.ts";

export const migrationsFolder = path.join(repositoryRoot, "prisma", "migrations");

export type Migration = {
  name: string;
  sql: string;
  // SHA-256 in hex, as Prisma keeps it with what it has applied
  checksum: string;
};

// The migrations of a folder in their order.
export function readMigrations(folder = migrationsFolder): Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readMigration(folder, name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function readMigration(folder: string, name: string): Migration {
  const bytes = readFileSync(path.join(folder, name, "migration.sql"));
  const checksum = createHash("sha256").update(bytes).digest("hex");
  return { name, sql: bytes.toString("utf8"), checksum };
}
