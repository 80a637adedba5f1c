import "@/tests/setup/database";
import { expect, test } from "vitest";
import { administer } from "@/tests/factories/other-place";
import { keyedTables } from "./wanted-objects";

// Keys of other kinds, and of objects that are nobody's.
const others = ["discarded_object", "idempotency_key", "rate_limit"];

test("every table whose rows have a key is asked for objects, or is known to have none", async () => {
  const rows = await administer(
    `SELECT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name LIKE '%key' AND data_type = 'text' AND column_name NOT IN ('maker_key', 'mpn_key')
     ORDER BY 1`,
    process.env.DATABASE_URL,
  );
  expect(rows.map(({ name }) => name)).toEqual([...keyedTables, ...others].sort());
});
