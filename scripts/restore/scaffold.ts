import pg, { type Client } from "pg";

type Row = Record<"owner" | "name" | "definition", string>;

// What would look at each row by itself, or act on it, while tables are filled: foreign keys, which go in circles, and
// indexes of words and trigrams, which are several times faster made at the end. Answers how to put them back; PostgreSQL
// then checks every foreign key. Needs to own the tables, and nothing more.
export async function takeDown(client: Client): Promise<() => Promise<void>> {
  const keys = await client.query<Row>(
    `SELECT c.conrelid::regclass::text AS owner, c.conname AS name, pg_get_constraintdef(c.oid) AS definition
     FROM pg_constraint c JOIN pg_namespace n ON n.oid = c.connamespace
     WHERE c.contype = 'f' AND c.conparentid = 0 AND n.nspname IN ('public', 'pgboss')`,
  );
  const indexes = await client.query<Row>(
    `SELECT n.nspname AS owner, c.relname AS name, pg_get_indexdef(c.oid) AS definition
     FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_am a ON a.oid = c.relam
     JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE a.amname = 'gin' AND c.relkind = 'i' AND NOT c.relispartition AND n.nspname IN ('public', 'pgboss')`,
  );
  for (const { owner, name } of keys.rows) {
    await client.query(`ALTER TABLE ${owner} DROP CONSTRAINT ${pg.escapeIdentifier(name)}`);
  }
  for (const { owner, name } of indexes.rows) {
    await client.query(`DROP INDEX ${pg.escapeIdentifier(owner)}.${pg.escapeIdentifier(name)}`);
  }
  return async () => {
    for (const { definition } of indexes.rows) {
      await client.query(definition);
    }
    for (const { owner, name, definition } of keys.rows) {
      await client.query(
        `ALTER TABLE ${owner} ADD CONSTRAINT ${pg.escapeIdentifier(name)} ${definition}`,
      );
    }
  };
}
