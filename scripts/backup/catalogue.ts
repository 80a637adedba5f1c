import pg, { type Client } from "pg";
import type { DumpedTable, SequenceState } from "./manifest.ts";

export type Table = Omit<DumpedTable, "rows" | "part">;

// The schemas that are ours: the application's and its queue's.
const schemas = "('public', 'pgboss')";
// What migrations have run is said by the manifest, and by Prisma in the place that is restored to.
const notOurs = "'_prisma_migrations'";

// The tables that hold rows (a partition does, what it is a part of does not) with the columns that are stored as they are
// given: generated ones make themselves.
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT n.nspname AS schema, c.relname AS name, obj_description(c.oid, 'pg_class') AS comment,
       (SELECT inhparent::regclass::text FROM pg_inherits WHERE inhrelid = c.oid) AS "partitionOf",
       pg_get_expr(c.relpartbound, c.oid) AS bound,
       (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname IN ${schemas} AND c.relkind = 'r' AND c.relname <> ${notOurs}
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
     ORDER BY 1, 2`,
  );
  return rows;
}

// How far each sequence has counted. Outside of any snapshot: as far as now, which is never behind the rows.
export async function readSequences(client: Client): Promise<SequenceState[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `SELECT schemaname AS schema, sequencename AS name FROM pg_sequences
     WHERE schemaname IN ${schemas} ORDER BY 1, 2`,
  );
  const states: SequenceState[] = [];
  for (const sequence of rows) {
    const state = await client.query(
      `SELECT last_value::text AS "lastValue", is_called AS "isCalled" FROM ${nameOf(sequence)}`,
    );
    states.push({ ...sequence, ...state.rows[0] });
  }
  return states;
}

// As it stands in a statement.
export function nameOf({ schema, name }: { schema: string; name: string }): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

// A table with its columns, for COPY.
export function targetOf(table: { schema: string; name: string; columns: string[] }): string {
  return `${nameOf(table)} (${table.columns.map((column) => pg.escapeIdentifier(column)).join(", ")})`;
}
