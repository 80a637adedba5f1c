import type { Migration } from "./migration-files.ts";
import { type Statement, statementsOf } from "./sql-statements.ts";

export type MigrationGroup = {
  // Applied together, up to the last.
  names: string[];
  // Builds indexes concurrently, or commits between batches.
  isLong: boolean;
  // Patterns of index names that may remain invalid.
  leftovers: string[];
};

// Groups neighbours. Long ones block nobody, so they wait for locks; others give way.
export function groupsOf(migrations: Migration[]): MigrationGroup[] {
  const groups: MigrationGroup[] = [];
  for (const { name, sql } of migrations) {
    const statements = statementsOf(sql);
    const leftovers = statements.flatMap(leftoversOf);
    const isLong = statements.some(
      (statement) => isConcurrent(statement) || commitsBetween(statement),
    );
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

// One call for an unused database, since the CLI takes seconds.
export function asOneGroup(migrations: Migration[]): MigrationGroup {
  const leftovers = groupsOf(migrations).flatMap((group) => group.leftovers);
  return { names: migrations.map(({ name }) => name), isLong: true, leftovers };
}

function leftoversOf(statement: Statement): string[] {
  const built = indexBuiltBy(statement);
  if (built) {
    return [`^${built}$`];
  }
  // Names that PostgreSQL uses during REINDEX CONCURRENTLY.
  return isConcurrent(statement) && /^REINDEX\b/i.test(statement.text) ? ["_cc(new|old)\\d*$"] : [];
}

export function isConcurrent({ text }: Statement): boolean {
  return /\bCONCURRENTLY\b/i.test(text);
}

export function indexBuiltBy({ text }: Statement): string | undefined {
  const pattern = /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY (?:IF NOT EXISTS )?(?:"(\w+)"|(\w+))/i;
  const [, quoted, plain] = pattern.exec(text) ?? [];
  return quoted ?? plain?.toLowerCase();
}

export function commitsBetween({ text, bodies }: Statement): boolean {
  const isCommitting = (body: string) =>
    statementsOf(body).some((inner) => /\bCOMMIT$/i.test(inner.text));
  return /^DO\b/i.test(text) && bodies.some(isCommitting);
}
