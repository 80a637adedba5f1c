import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { repositoryRoot } from "../process/child.ts";

export const migrationsFolder = path.join(repositoryRoot, "prisma", "migrations");

export type Migration = { name: string; sql: string };

export function readMigrations(folder = migrationsFolder): Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      name,
      sql: readFileSync(path.join(folder, name, "migration.sql"), "utf8"),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
