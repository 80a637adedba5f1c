import { expect, test } from "vitest";
import { migrationErrors } from "./migrations";

const blocking: [sql: string, says: string][] = [
  ["CREATE INDEX a ON listing (mpn)", "CONCURRENTLY"],
  ['CREATE UNIQUE INDEX IF NOT EXISTS a ON ONLY public."listing" USING gin (mpn)', "CONCURRENTLY"],
  ["CREATE INDEX CONCURRENTLY a ON listing (mpn); SELECT 1", "file of its own"],
  ["ALTER TABLE listing ADD COLUMN a uuid DEFAULT gen_random_uuid()", "rewrites"],
  ["ALTER TABLE listing ADD a serial", "rewrites"],
  ["ALTER TABLE listing ADD COLUMN a int GENERATED ALWAYS AS (quantity * 2) STORED", "rewrites"],
  ["ALTER TABLE listing ADD COLUMN a int NOT NULL", "needs a DEFAULT"],
  ["ALTER TABLE listing ADD COLUMN a int REFERENCES product (id)", "NOT VALID"],
  ["ALTER TABLE listing ADD COLUMN a int, ALTER COLUMN mpn SET NOT NULL", "NOT VALID"],
  ["ALTER TABLE listing ALTER mpn TYPE varchar(80)", "rewrites"],
  ["ALTER TABLE listing ADD CONSTRAINT a CHECK (mpn <> '')", "NOT VALID"],
  ["ALTER TABLE listing ADD FOREIGN KEY (a) REFERENCES product (id)", "NOT VALID"],
  ["ALTER TABLE listing ADD UNIQUE (mpn)", "USING INDEX"],
  [
    "ALTER TABLE listing ADD CONSTRAINT a CHECK (x > 0) NOT VALID; ALTER TABLE listing VALIDATE CONSTRAINT a",
    "file behind",
  ],
  ["UPDATE listing SET mpn = ''", "batches"],
  ["DELETE FROM listing WHERE id > 7", "batches"],
  ["WITH x AS (SELECT 1) UPDATE listing SET mpn = ''", "batches"],
  ["DO $$ BEGIN UPDATE listing SET mpn = ''; END $$", "COMMIT"],
  ["DO $a$ BEGIN UPDATE listing SET mpn = ''; COMMIT; END $a$", "LIMIT"],
  ["LOCK TABLE listing", "holds"],
  ["REINDEX TABLE listing", "holds"],
  ["ALTER TABLE listing RENAME COLUMN mpn TO code", "old name"],
  ["ALTER TABLE listing DROP COLUMN mpn", "release before"],
  ["/* harmless */ DROP TABLE listing -- gone", "release before"],
];

test.each(blocking)("rejects %s", (sql, says) => {
  const errors = errorsOf(sql);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain(says);
});

const harmless = [
  "CREATE INDEX CONCURRENTLY a ON listing (mpn);",
  "ALTER TABLE listing ADD COLUMN a int, ADD COLUMN b text NOT NULL DEFAULT 'a; DROP TABLE x'",
  "ALTER TABLE listing ADD COLUMN a timestamptz(3) NOT NULL DEFAULT now()",
  "ALTER TABLE listing ADD COLUMN a numeric NOT NULL DEFAULT '0'::numeric(8, 2)",
  "ALTER TABLE listing ADD CONSTRAINT a CHECK (mpn IS NOT NULL) NOT VALID",
  "ALTER TABLE listing VALIDATE CONSTRAINT a",
  "ALTER TABLE listing ADD CONSTRAINT a UNIQUE USING INDEX b",
  "ALTER TABLE listing DROP CONSTRAINT a, ALTER COLUMN a DROP NOT NULL, ALTER COLUMN a SET DEFAULT 7",
  "CREATE TABLE made (id int REFERENCES listing (id)); CREATE INDEX a ON made (id); UPDATE made SET id = 7; ALTER TABLE made ALTER id SET NOT NULL",
  "CREATE FUNCTION a() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE listing SET mpn = ''; END $$",
  "DO $$ BEGIN LOOP UPDATE listing SET a = 1 WHERE id IN (SELECT id FROM listing WHERE a IS NULL LIMIT 500); EXIT WHEN NOT FOUND; COMMIT; END LOOP; END $$",
  "-- brief: a queue has ten rows\nUPDATE pgboss.queue SET retry_limit = 3",
  "-- brief: validated\nALTER TABLE listing ALTER COLUMN mpn SET NOT NULL",
  "SELECT pgboss.create_queue('x', '{}')",
];

test.each(harmless)("lets through %s", (sql) => {
  expect(errorsOf(sql)).toEqual([]);
});

test("a reason excuses its own statement and no other", () => {
  expect(errorsOf("-- brief: small\nUPDATE a SET x = 1; UPDATE b SET x = 1")).toHaveLength(1);
});

test("released migrations are not checked, the next ones are", () => {
  const errors = migrationErrors(
    ["1", "2"].map((name) => ({ name, sql: "LOCK TABLE listing" })),
    "1",
  );
  expect(errors).toEqual([expect.stringContaining("prisma/migrations/2: holds")]);
});

test("our own migrations block no other statement", () => {
  expect(migrationErrors()).toEqual([]);
});

function errorsOf(...files: string[]): string[] {
  return migrationErrors(
    files.map((sql, index) => ({ name: `${index}`, sql })),
    "",
  );
}
