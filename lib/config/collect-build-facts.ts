import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export function collectBuildFacts(root: string): Record<string, string> {
  return { LAGERFUND_VERSION: versionOf(root), LAGERFUND_MIGRATIONS: migrationsOf(root).join(" ") };
}

function versionOf(root: string): string {
  const file = path.join(root, "package.json");
  return existsSync(file) ? String(JSON.parse(readFileSync(file, "utf8")).version) : "";
}

function migrationsOf(root: string): string[] {
  const folder = path.join(root, "prisma", "migrations");
  if (!existsSync(folder)) {
    return [];
  }
  const entries = readdirSync(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return names.sort();
}
