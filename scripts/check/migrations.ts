// New migrations block nobody (docs/decisions/0052-migrations-that-keep-serving.md): no statement that holds a filled table for
// as long as it takes to read or rewrite it.
import { type Migration, readMigrations } from "../database/migration-files.ts";
import { commitsBetween } from "../database/migration-groups.ts";
import { type Statement, statementsOf } from "../database/sql-statements.ts";
import { notNullChecksIn, tablesMadeBy, validatedIn } from "./migration-facts.ts";
import { type RuleSurroundings, rules } from "./migration-rules.ts";

// Those up to this one were released before migrations ran beside serving processes: what stands in them is not asked about.
const lastReleased = "20261123020000_uploaded_file_lost";
// `-- brief: why` before a statement says that somebody has thought about it.
const excuse = /^brief: \S/;

export function migrationFaults(
  migrations: Migration[] = readMigrations(),
  released = lastReleased,
): string[] {
  const proved = new Set<string>();
  const checks = new Map<string, string>();
  return migrations.flatMap(({ name, sql }) => {
    const statements = statementsOf(sql);
    const faults = name <= released ? [] : faultsIn(statements, proved);
    learn(statements, checks, proved);
    return faults.map((fault) => `prisma/migrations/${name}: ${fault}`);
  });
}

function faultsIn(statements: Statement[], proved: ReadonlySet<string>): string[] {
  const made = new Set<string>();
  const faults = statements.flatMap((statement) => {
    const surroundings: RuleSurroundings = { made, proved, statements };
    const found = statement.comments.some((comment) => excuse.test(comment))
      ? []
      : rules.flatMap((rule) => rule(statement, surroundings) ?? []);
    for (const table of tablesMadeBy(statement)) {
      made.add(table);
    }
    return found.map((fault) => `${fault} (${statement.text.slice(0, 80)})`);
  });
  return [...faults, ...crowded(statements)];
}

// Several statements of a file are one transaction, in which these cannot run.
function crowded(statements: Statement[]): string[] {
  const loners = statements.filter(
    (statement) => /\bCONCURRENTLY\b/i.test(statement.text) || commitsBetween(statement),
  );
  return statements.length > 1
    ? loners.map(({ text }) => `needs a file of its own (${text.slice(0, 80)})`)
    : [];
}

// What later migrations may rely on: `table.column` that a validated constraint proves to be filled.
function learn(statements: Statement[], checks: Map<string, string>, proved: Set<string>): void {
  for (const { text } of statements) {
    for (const { constraint, column } of notNullChecksIn(text)) {
      checks.set(constraint, column);
    }
    for (const constraint of validatedIn(text)) {
      proved.add(checks.get(constraint) ?? "");
    }
  }
}
