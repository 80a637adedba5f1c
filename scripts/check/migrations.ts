// New migrations must not block a filled table (docs/decisions/0052).
import { type Migration, readMigrations } from "../database/migration-files.ts";
import { commitsBetween } from "../database/migration-groups.ts";
import { type Statement, statementsOf } from "../database/sql-statements.ts";

// Migrations up to this one are already applied everywhere.
const lastReleased = "20261126110500_requested_item_not_null";
// `-- brief: why` before a statement excuses it.
const excuse = /^brief: \S/;

type Rule = [rejected: RegExp, why: string];

const stillRead = "the release before still reads it: say `-- brief: why nobody does`";

/** Tables that the same migration created are exempt. */
const statementRules: Rule[] = [
  [
    /^CREATE (?:UNIQUE )?INDEX (?!CONCURRENTLY).*? ?ON (?:ONLY )?([\w".]+)/i,
    "writers wait while an index is built: CREATE INDEX CONCURRENTLY",
  ],
  [
    /^(?:WITH .*?\) )?(?:UPDATE|DELETE FROM) (?:ONLY )?([\w".]+)/i,
    "holds every row it changes until all are changed: change them in batches, in a DO that commits",
  ],
  [
    /^(?:LOCK|CLUSTER|VACUUM|TRUNCATE|REINDEX(?!.* CONCURRENTLY))\b/i,
    "holds a table for as long as it takes",
  ],
  [/^DROP TABLE\b/i, stillRead],
];

const actionRules: Rule[] = [
  [/^ALTER .*\bTYPE\b/i, "rewrites the table: add a column and move over"],
  [
    /^ALTER .*\bSET NOT NULL$/i,
    "reads the whole table unless a valid constraint proves it: CHECK (… IS NOT NULL) NOT VALID, VALIDATE CONSTRAINT, then `-- brief: validated`, each in a migration",
  ],
  [
    /^ADD (?:CONSTRAINT|CHECK|FOREIGN KEY|UNIQUE|PRIMARY KEY|EXCLUDE)\b(?!.*(?:\bNOT VALID$|\bUSING INDEX\b))/i,
    "reads the whole table: ADD CONSTRAINT … NOT VALID, and VALIDATE CONSTRAINT in the next migration (keys: USING INDEX)",
  ],
  // PostgreSQL stores a constant default once, not per row.
  [
    /^ADD (?!CONSTRAINT\b).*(?:\bGENERATED\b|\w*SERIAL\b|\bDEFAULT [^:]*?\b(?!now\b)\w+ ?\()/i,
    "rewrites the table: add the column empty, then fill it in batches",
  ],
  [
    /^ADD (?!CONSTRAINT\b|CHECK\b|FOREIGN KEY\b|UNIQUE\b|PRIMARY KEY\b).*\b(?:REFERENCES|CHECK|UNIQUE|PRIMARY KEY)\b/i,
    "reads the whole table: add the column, then its constraint NOT VALID",
  ],
  [
    /^ADD (?!CONSTRAINT\b)(?!.*\bDEFAULT\b).*\bNOT NULL$/i,
    "fails on a filled table: a column that is NOT NULL needs a DEFAULT",
  ],
  [/^RENAME\b/i, "the release before knows the old name: add, copy, drop later"],
  [/^DROP (?:COLUMN )?(?!CONSTRAINT\b|EXPRESSION\b)"?\w/i, stillRead],
  [/^SET (?:UNLOGGED|LOGGED|TABLESPACE|ACCESS METHOD)\b/i, "rewrites the table"],
];

export function migrationErrors(
  migrations: Migration[] = readMigrations(),
  released = lastReleased,
): string[] {
  return migrations
    .filter(({ name }) => name > released)
    .flatMap(({ name, sql }) =>
      errorsIn(statementsOf(sql)).map((error) => `prisma/migrations/${name}: ${error}`),
    );
}

function errorsIn(statements: Statement[]): string[] {
  // Nobody waits for new tables.
  const createdTables = new Set<string>();
  const errors = statements.flatMap((statement) => {
    const isExcused = statement.comments.some((comment) => excuse.test(comment));
    const error = isExcused ? undefined : errorOf(statement, createdTables);
    const [, table] = /^CREATE TABLE (?:IF NOT EXISTS )?([\w".]+)/i.exec(statement.text) ?? [];
    createdTables.add(plain(table ?? ""));
    return error ? [`${error} (${statement.text.slice(0, 80)})`] : [];
  });
  return [...errors, ...transactionErrors(statements)];
}

function errorOf(statement: Statement, createdTables: ReadonlySet<string>): string | undefined {
  return (
    violatedRule(statement, createdTables) ??
    alterationError(statement, createdTables) ??
    changeError(statement)
  );
}

function violatedRule({ text }: Statement, createdTables: ReadonlySet<string>): string | undefined {
  const rule = statementRules.find(([rejected]) => {
    const [found, table = ""] = rejected.exec(text) ?? [];
    return found && !(table && createdTables.has(plain(table)));
  });
  return rule?.[1];
}

function alterationError(
  { text }: Statement,
  createdTables: ReadonlySet<string>,
): string | undefined {
  const [, table = "", actions = ""] =
    /^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?([\w".]+) (.*)$/i.exec(text) ?? [];
  // Splits at commas outside brackets.
  const parts = actions.split(/,(?![^(]*\))/).map((part) => part.trim());
  return createdTables.has(plain(table))
    ? undefined
    : actionRules.find(([rejected]) => parts.some((part) => rejected.test(part)))?.[1];
}

function changeError(statement: Statement): string | undefined {
  const { text, bodies } = statement;
  const isChanging =
    /^DO\b/i.test(text) && bodies.some((body) => /\b(?:UPDATE|DELETE FROM)\b/i.test(body));
  const isInBatches = commitsBetween(statement) && bodies.some((body) => /\bLIMIT\b/i.test(body));
  return isChanging && !isInBatches
    ? "changes rows without a LIMIT and a COMMIT between batches"
    : undefined;
}

/** Statements of one file share a transaction, which some cannot join. */
function transactionErrors(statements: Statement[]): string[] {
  if (statements.length === 1) {
    return [];
  }
  const standalone = statements.filter(
    (statement) => /\bCONCURRENTLY\b/i.test(statement.text) || commitsBetween(statement),
  );
  const isValidating = statements.some(({ text }) => /\bVALIDATE CONSTRAINT\b/i.test(text));
  const isAdding = statements.some(({ text }) => /\bADD CONSTRAINT\b/i.test(text));
  return [
    ...standalone.map(({ text }) => `needs a file of its own (${text.slice(0, 80)})`),
    ...(isValidating && isAdding
      ? ["VALIDATE CONSTRAINT needs a file behind the one that adds it"]
      : []),
  ];
}

/** Strips quotes and the default schema. */
function plain(table: string): string {
  return table.replaceAll('"', "").replace(/^public\./, "");
}
