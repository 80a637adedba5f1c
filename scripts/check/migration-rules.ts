import { commitsBetween } from "../database/migration-groups.ts";
import type { Statement } from "../database/sql-statements.ts";
import { alterationOf, notNullChecksIn, plain, validatedIn } from "./migration-facts.ts";

export type RuleSurroundings = {
  // tables that this migration has made itself: nobody waits for them
  made: ReadonlySet<string>;
  // `table.column` that earlier migrations have proved to be filled
  proved: ReadonlySet<string>;
  // all of the migration's
  statements: Statement[];
};

type Rule = (statement: Statement, surroundings: RuleSurroundings) => string | undefined;
type ActionRule = (action: string, column: string, table: string) => string | undefined;

export const rules: Rule[] = [
  refuseIndex,
  refuseRewrite,
  refuseLock,
  refuseAlteration,
  refuseValidation,
];

function refuseIndex({ text }: Statement, { made }: RuleSurroundings) {
  const [, isBeside, table = ""] =
    /^CREATE (?:UNIQUE )?INDEX (CONCURRENTLY )?.*? ?ON (?:ONLY )?([\w".]+)/i.exec(text) ?? [];
  return table && !isBeside && !made.has(plain(table))
    ? "writers wait while an index is built: CREATE INDEX CONCURRENTLY"
    : undefined;
}

function refuseRewrite(statement: Statement, { made }: RuleSurroundings) {
  const { text, bodies } = statement;
  const [, table] = /^(?:WITH .*?\) )?(?:UPDATE|DELETE FROM) (?:ONLY )?([\w".]+)/i.exec(text) ?? [];
  if (table && !made.has(plain(table))) {
    return "holds every row it changes until all are changed: change them in batches, in a DO that commits";
  }
  const isDoing =
    /^DO\b/i.test(text) && bodies.some((body) => /\b(UPDATE|DELETE FROM)\b/i.test(body));
  const isInBatches = commitsBetween(statement) && bodies.some((body) => /\bLIMIT\b/i.test(body));
  return isDoing && !isInBatches
    ? "changes rows without a LIMIT and a COMMIT between batches"
    : undefined;
}

function refuseLock({ text }: Statement) {
  const isHolding = /^(LOCK|CLUSTER|VACUUM|TRUNCATE|REINDEX(?!.* CONCURRENTLY))\b/i.test(text);
  if (isHolding) {
    return "holds a table for as long as it takes";
  }
  return /^DROP TABLE\b/i.test(text)
    ? "the release before still reads it: say `-- brief: why nobody does`"
    : undefined;
}

function refuseAlteration(statement: Statement, { made, proved }: RuleSurroundings) {
  const { table, actions } = alterationOf(statement) ?? { table: "", actions: [] };
  if (made.has(table)) {
    return undefined;
  }
  for (const action of actions) {
    const [, column = ""] = /^ALTER (?:COLUMN )?"?(\w+)"?/i.exec(action) ?? [];
    const isProved = proved.has(`${table}.${column}`);
    const fault = actionRules.map((rule) => rule(action, column, table)).find(Boolean);
    if (fault && !(isProved && /\bSET NOT NULL$/i.test(action))) {
      return fault;
    }
  }
  return undefined;
}

// In one transaction the lock of the first is held while the second reads the table.
function refuseValidation({ text }: Statement, { statements }: RuleSurroundings) {
  const added = new Set(statements.flatMap((other) => constraintsAddedBy(other)));
  return validatedIn(text).some((constraint) => added.has(constraint))
    ? "VALIDATE CONSTRAINT needs a file behind the one that adds it"
    : undefined;
}

function constraintsAddedBy(statement: Statement): string[] {
  const { table, actions } = alterationOf(statement) ?? { table: "", actions: [] };
  const named = actions.flatMap((action) => /^ADD CONSTRAINT "?(\w+)"?/i.exec(action)?.[1] ?? []);
  return [
    ...named.map((constraint) => `${table}.${constraint}`),
    ...notNullChecksIn(statement.text).map(({ constraint }) => constraint),
  ];
}

const actionRules: ActionRule[] = [
  (action) =>
    /^ALTER .*\bTYPE\b/i.test(action)
      ? "rewrites the table: add a column and move over"
      : undefined,
  (action) =>
    /^ALTER .*\bSET NOT NULL$/i.test(action)
      ? "reads the whole table: first CHECK (… IS NOT NULL) NOT VALID, then VALIDATE CONSTRAINT, each in a migration"
      : undefined,
  (action) =>
    isConstraint(action) && !/\bNOT VALID$/i.test(action)
      ? "reads the whole table: ADD CONSTRAINT … NOT VALID, and VALIDATE CONSTRAINT in the next migration (keys: USING INDEX)"
      : undefined,
  (action) => (isColumn(action) ? columnFault(action) : undefined),
  (action) =>
    /^RENAME\b/i.test(action)
      ? "the release before knows the old name: add, copy, drop later"
      : undefined,
  (action) =>
    /^DROP (?:COLUMN )?(?!CONSTRAINT\b|EXPRESSION\b)"?\w/i.test(action)
      ? "the release before still reads it: say `-- brief: why nobody does`"
      : undefined,
  (action) =>
    /^(SET (UNLOGGED|LOGGED|TABLESPACE|ACCESS METHOD))\b/i.test(action)
      ? "rewrites the table"
      : undefined,
];

const constraintWords = "CONSTRAINT|CHECK|FOREIGN KEY|UNIQUE|PRIMARY KEY|EXCLUDE";

function isConstraint(action: string): boolean {
  return (
    new RegExp(`^ADD (${constraintWords})\\b`, "i").test(action) && !/\bUSING INDEX\b/i.test(action)
  );
}

function isColumn(action: string): boolean {
  return new RegExp(`^ADD (?!(${constraintWords})\\b)`, "i").test(action);
}

function columnFault(action: string): string | undefined {
  const [, initial] =
    /\bDEFAULT (.*?)(?: NOT NULL| NULL| CHECK\b.*| REFERENCES\b.*)?$/i.exec(action) ?? [];
  if (/\b(GENERATED|\w*SERIAL)\b/i.test(action) || (initial && isVolatile(initial))) {
    return "rewrites the table: add the column empty, then fill it in batches";
  }
  if (/\b(REFERENCES|CHECK|UNIQUE|PRIMARY KEY)\b/i.test(action)) {
    return "reads the whole table: add the column, then its constraint NOT VALID";
  }
  return /\bNOT NULL\b/i.test(action) && !initial
    ? "fails on a filled table: a column that is NOT NULL needs a DEFAULT"
    : undefined;
}

// What stays the same for all rows is kept with the table and not written into each.
function isVolatile(initial: string): boolean {
  return /\w+ ?\(/.test(
    initial.replace(/\bnow ?\(\)/i, "").replace(/::[\w ]+\(\d+(?:, ?\d+)?\)/g, ""),
  );
}
