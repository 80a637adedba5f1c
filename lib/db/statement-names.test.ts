import "@/tests/setup/database";
import pg from "pg";
import { expect, test } from "vitest";
import { env } from "@/lib/config/env";
import { searchDb, statementNames } from "./client";
import { replanComment } from "./replan-comment";

process.env.DATABASE_POOL_SIZE = "1";

const statement = { sql: "SELECT 1" };

test("a connection of search keeps its statements, except those that are planned again", async () => {
  for (const _ of ["first", "again"]) {
    await searchDb().$queryRaw`SELECT ${"kept"} AS kept`;
    await searchDb().$queryRaw`${replanComment} SELECT ${"anew"} AS anew`;
  }
  const stored = await searchDb().$queryRaw<{ statement: string }[]>`
    SELECT statement FROM pg_prepared_statements`;
  const texts = stored.map((one) => one.statement).join("\n");
  expect(texts).toContain("AS kept");
  expect(texts).not.toContain("AS anew");
});

test("statements have names once it is known who answers, and one name each", async () => {
  const { onConnect, nameOf } = statementNames();
  expect(nameOf(statement)).toBe("");
  await withClient(onConnect);
  const name = nameOf(statement);
  expect(name).not.toBe("");
  expect(nameOf({ ...statement })).toBe(name);
  expect(nameOf({ sql: "SELECT 2" })).not.toBe(name);
});

test("of a hundred and one statements the last has no name", async () => {
  const { onConnect, nameOf } = statementNames();
  await withClient(onConnect);
  const names = Array.from({ length: 101 }, (_, place) => nameOf({ sql: `SELECT ${place}` }));
  expect(new Set(names).size).toBe(101);
  expect(names.at(-1)).toBe("");
});

test("where another process answers than was announced, as behind pgbouncer, none has a name", async () => {
  const { onConnect, nameOf } = statementNames();
  await withClient((client) => onConnect(Object.assign(client, { processID: 1 })));
  await withClient(onConnect);
  expect(nameOf(statement)).toBe("");
});

async function withClient(use: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: env().databaseUrl });
  await client.connect();
  await use(client);
  await client.end();
}
