// Must be imported before anything that reads a request.
import "../setup/current-request";
import { describe, expect, test } from "vitest";
import { errorCodesOf } from "@/lib/api/error-codes";
import { isQueryName } from "@/lib/api/openapi/describe-operation";
import { db } from "@/lib/db/client";
import { errorKinds } from "@/lib/errors/error-kinds";
import { makeMember } from "../factories/user";
import { apiCalls } from "./api-calls";
import { expectations } from "./expectations";
import { callers, makeSampleRecords, type SampleRecords, withSampleIds } from "./sample-records";

// The account in the examples of auth calls.
await makeMember({ email: "einkauf@kern-anlagenbau.example" });

// Reading calls change nothing, so they share one listing.
const forReading: SampleRecords | null = await makeSampleRecords();
const ourTables = await tables();

test("the expectations name exactly the operations of the registry and the auth calls", () => {
  expect(Object.keys(expectations).sort()).toEqual(apiCalls.map(({ name }) => name).sort());
});

describe.each(apiCalls.map((apiCall) => [apiCall.name, apiCall] as const))(
  "%s",
  (name, { operation, never, ask }) => {
    const expected = expectations[name];

    test("has the declared access", () => {
      expect(operation.access.kind).toBe(expected?.access);
    });

    // A refused call must change nothing, which the snapshot proves, so the next caller reuses the data.
    let ready = isQueryName(name) ? forReading : null;

    test.each(callers)("its example, sent by %s", async (caller) => {
      const records = ready ?? (await makeSampleRecords());
      if (ready === null) {
        await expected?.prepare?.(records);
        ready = records;
      }
      const payload = withSampleIds(records, operation.example);
      const before = await snapshot();
      const { status, body, answer } = await ask(payload, records.sessions[caller]);
      if (expected?.outcome[caller] === "answer") {
        ready = isQueryName(name) ? forReading : null;
        expect([status, body.code]).toEqual([200, undefined]);
        // Parsing drops undeclared fields.
        expect(operation.answer.parse(answer)).toEqual(answer);
        return;
      }
      const code = expected?.outcome[caller] ?? "INTERNAL";
      expect([status, body.code]).toEqual([errorKinds[code].status, code]);
      expect(body.message).toBe(errorKinds[code].message);
      expect(errorCodesOf(operation)).toContain(code);
      expect(never).not.toContain(code);
      // A blocked user who logs out must not be logged in again after the unblock.
      const after = await snapshot();
      const { session } = name === "/auth/logout" ? before : after;
      expect({ ...after, session }).toEqual(before);
    });
  },
);

/** Row count and checksum of each table. */
async function snapshot(): Promise<Record<string, string>> {
  const sums = ourTables.map(
    (table) => `SELECT '${table}' AS name,
      count(*) || ' rows, sum ' || coalesce(sum(hashtextextended(held::text, 0)), 0) AS content
      FROM ${table} held`,
  );
  const rows = await db().$queryRawUnsafe<{ name: string; content: string }[]>(
    sums.join(" UNION ALL "),
  );
  return Object.fromEntries(rows.map(({ name, content }) => [name, content]));
}

async function tables(): Promise<string[]> {
  const rows = await db().$queryRaw<{ name: string }[]>`
    SELECT quote_ident(table_name) AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`;
  return [...rows.map(({ name }) => name), "pgboss.job"];
}
