import type { Migration } from "./migration-files.ts";
import { type Statement, statementsOf } from "./sql-statements.ts";

export type MigrationGroup = {
  // up to and with the last of these
  names: string[];
  // those that build an index beside running writers, or commit between batches
  isLong: boolean;
  // of the indexes that it builds beside running writers
  indexes: string[];
};

// What is applied in one go: neighbours of a kind. What works beside running writers waits for them as long as it takes,
// since nobody waits for it; all else gives way.
export function groupsOf(migrations: Migration[]): MigrationGroup[] {
  const groups: MigrationGroup[] = [];
  for (const { name, sql } of migrations) {
    const statements = statementsOf(sql);
    const indexes = statements.flatMap(indexBuiltBy);
    const isLong = indexes.length > 0 || statements.some(commitsBetween);
    const last = groups.at(-1);
    if (last && !isLong && !last.isLong) {
      last.names.push(name);
    } else {
      groups.push({ names: [name], isLong, indexes });
    }
  }
  return groups;
}

// The name of the index that a statement builds beside running writers.
function indexBuiltBy({ text }: Statement): string[] {
  const built = /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY (?:IF NOT EXISTS )?"?(\w+)"?/i.exec(text);
  return built?.[1] ? [built[1]] : [];
}

// Whether a statement is a DO that ends its transaction between batches.
export function commitsBetween({ text, bodies }: Statement): boolean {
  const isCommitting = (body: string) =>
    statementsOf(body).some((inner) => /\bCOMMIT$/i.test(inner.text));
  return /^DO\b/i.test(text) && bodies.some(isCommitting);
}
