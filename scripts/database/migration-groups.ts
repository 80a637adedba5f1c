import type { Migration } from "./migration-files.ts";
import { type Statement, statementsOf } from "./sql-statements.ts";

export type MigrationGroup = {
  // up to and with the last of these
  names: string[];
  // those that work beside running writers, or commit between batches
  isLong: boolean;
  // names, as regular expressions, of the indexes that it may leave invalid
  leftovers: string[];
};

// What is applied in one go: neighbours of a kind. What works beside running writers waits for them as long as it takes,
// since nobody waits for it; all else gives way.
export function groupsOf(migrations: Migration[]): MigrationGroup[] {
  const groups: MigrationGroup[] = [];
  for (const { name, sql } of migrations) {
    const statements = statementsOf(sql);
    const leftovers = statements.flatMap(leftoversOf);
    const isLong = statements.some((statement) => isBeside(statement) || commitsBetween(statement));
    const last = groups.at(-1);
    if (last?.isLong === isLong) {
      last.names.push(name);
      last.leftovers.push(...leftovers);
    } else {
      groups.push({ names: [name], isLong, leftovers });
    }
  }
  return groups;
}

// All in one go, for a database that nobody uses yet: each call of the CLI takes seconds.
export function wholeOf(migrations: Migration[]): MigrationGroup {
  const leftovers = groupsOf(migrations).flatMap((group) => group.leftovers);
  return { names: migrations.map(({ name }) => name), isLong: true, leftovers };
}

function leftoversOf(statement: Statement): string[] {
  const built = indexBuiltBy(statement);
  if (built) {
    return [`^${built}$`];
  }
  // So PostgreSQL names the new one until it takes the old one's place, and then the old one.
  return isBeside(statement) && /^REINDEX\b/i.test(statement.text) ? ["_cc(new|old)\\d*$"] : [];
}

// Whether a statement works beside running writers, outside of any transaction.
export function isBeside({ text }: Statement): boolean {
  return /\bCONCURRENTLY\b/i.test(text);
}

// The name of the index that a statement builds beside running writers.
export function indexBuiltBy({ text }: Statement): string | undefined {
  const pattern = /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY (?:IF NOT EXISTS )?(?:"(\w+)"|(\w+))/i;
  const [, quoted, plain] = pattern.exec(text) ?? [];
  return quoted ?? plain?.toLowerCase();
}

// Whether a statement is a DO that ends its transaction between batches.
export function commitsBetween({ text, bodies }: Statement): boolean {
  const isCommitting = (body: string) =>
    statementsOf(body).some((inner) => /\bCOMMIT$/i.test(inner.text));
  return /^DO\b/i.test(text) && bodies.some(isCommitting);
}
