import { expect, test } from "vitest";
import { groupsOf } from "./migration-groups";

const beside = [
  "CREATE UNIQUE INDEX CONCURRENTLY a ON listing (mpn)",
  "REINDEX TABLE CONCURRENTLY listing",
  "DROP INDEX CONCURRENTLY IF EXISTS a",
  "REFRESH MATERIALIZED VIEW CONCURRENTLY a",
];

test.each(beside)("a migration without waiting statements waits as long as it takes: %s", (sql) => {
  const files = ["SELECT 1", sql, "COMMENT ON TABLE listing IS 'CONCURRENTLY'"];
  const groups = groupsOf(files.map((file, at) => ({ name: `${at}`, sql: file })));
  expect(groups.map(({ names, isLong }) => [...names, isLong])).toEqual([
    ["0", false],
    ["1", true],
    ["2", false],
  ]);
});
