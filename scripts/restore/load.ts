import pg, { type Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { listTables, nameOf, type Table, targetOf } from "../backup/catalogue.ts";
import type { DumpedTable, Manifest } from "../backup/manifest.ts";
import { readPart } from "../backup/parts.ts";
import { refuseRows, sayInUse } from "./place.ts";
import { takeDown } from "./scaffold.ts";

// Fills the tables of a migrated database, all or nothing. Throws a sentence when a table has another number of rows than was
// dumped, a foreign key does not hold, or the place is in use or not empty.
export async function loadDatabase(
  client: Client,
  folder: string,
  manifest: Manifest,
): Promise<void> {
  await client.query("BEGIN");
  await client.query("SET LOCAL maintenance_work_mem = '256MB'");
  await makePartitions(client, manifest.tables);
  const tables = await holdTables(client);
  await refuseRows(client, tables);
  const putBack = await takeDown(client);
  await forEach(client, tables, (name) => `ALTER TABLE ${name} DISABLE TRIGGER USER`);
  // What the migrations have written themselves is in the backup as it had become.
  await client.query(`TRUNCATE ${tables.map(nameOf).join(", ")}`);
  for (const table of manifest.tables) {
    await loadTable(client, folder, table);
  }
  await forEach(client, tables, (name) => `ALTER TABLE ${name} ENABLE TRIGGER USER`);
  await putBack();
  for (const sequence of manifest.sequences) {
    const { lastValue, isCalled } = sequence;
    await client.query("SELECT setval($1, $2, $3)", [nameOf(sequence), lastValue, isCalled]);
  }
  await client.query("COMMIT");
}

// Those of other days: the migrations have made today's.
async function makePartitions(client: Client, tables: DumpedTable[]): Promise<void> {
  for (const { partitionOf, bound, ...table } of tables) {
    const { rows } = await client.query("SELECT to_regclass($1) AS found", [nameOf(table)]);
    if (partitionOf && !rows[0].found) {
      await client.query(`CREATE TABLE ${nameOf(table)} PARTITION OF ${partitionOf} ${bound}`);
    }
  }
}

async function holdTables(client: Client): Promise<Table[]> {
  const tables = await listTables(client);
  const names = tables.map(nameOf).join(", ");
  await client.query(`LOCK TABLE ${names} IN ACCESS EXCLUSIVE MODE`).catch(sayInUse);
  return tables;
}

async function loadTable(client: Client, folder: string, table: DumpedTable): Promise<void> {
  const target = client.query(copyFrom(`COPY ${targetOf(table)} FROM STDIN`));
  await readPart(folder, table.part, target);
  if (target.rowCount !== table.rows) {
    throw new Error(`${table.name} has ${target.rowCount} rows and should have ${table.rows}.`);
  }
  const comment = table.comment === null ? "NULL" : pg.escapeLiteral(table.comment);
  await client.query(`COMMENT ON TABLE ${nameOf(table)} IS ${comment}`);
}

async function forEach(client: Client, tables: Table[], statement: (name: string) => string) {
  await client.query(tables.map((table) => statement(nameOf(table))).join("; "));
}
