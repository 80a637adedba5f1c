// Must be imported before anything that reads a request.
import "../setup/current-request";
import "../setup/database";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { isQueryName } from "@/lib/api/openapi/describe-operation";
import { db } from "@/lib/db/client";
import { makeLog } from "@/lib/log/log";
import { tameConsole } from "@/lib/log/tame-console";
import { type ApiCall, apiCalls } from "./api-calls";
import { canary, hasCanary, withCanaries, withCanariesEverywhere } from "./canaries";
import { expectations } from "./expectations";
import { allowedCaller, makeSampleRecords, withSampleIds } from "./sample-records";

/** These columns never contain a sent text: hashes and random tokens. */
const keepNothing = [
  "change-password",
  "remove-manufacturer-alias",
  "/auth/email/verify-email",
  "/auth/email/login",
  "/auth/email/reset-password",
];

const forReading = await makeSampleRecords();
const checkedCalls = apiCalls.filter(({ operation }) => hasCanary(withCanaries(operation)));

let written = "";
const write = (said: string) => {
  written += said.toLowerCase();
};
const log = makeLog({ write });
log.level = "trace";
Object.assign(globalThis, { lagerfundLog: log });
tameConsole();
for (const name of ["log", "info", "debug"] as const) {
  vi.spyOn(console, name).mockImplementation((...said) => write(said.join(" ")));
}

afterEach(() => {
  written = "";
});

test("the note of a request is among the searched values", () => {
  const transaction = checkedCalls.find(({ name }) => name === "create-transaction");
  expect(transaction && withCanaries(transaction.operation)).toMatchObject({
    note: expect.stringContaining(canary),
  });
});

test.each(checkedCalls)("the log has nothing of what $name takes or rejects", async (apiCall) => {
  await ask(apiCall, withCanariesEverywhere(apiCall.operation));
  expect(await ask(apiCall, withCanaries(apiCall.operation))).toBeLessThan(500);
  expect(written).not.toContain(canary);
});

describe("where the database rejects each row that has some of it, and quotes the row,", () => {
  beforeAll(rejectCanaries);

  test.each(checkedCalls.filter(({ name }) => !isQueryName(name)))(
    "the log has nothing of what $name would write",
    async (apiCall) => {
      const status = await ask(apiCall, withCanaries(apiCall.operation));
      expect(status >= 500).toBe(!keepNothing.includes(apiCall.name));
      // Searches with the key, because the digits alone may be part of a time or an id.
      expect(written.includes('"code":"23514"')).toBe(status >= 500);
      expect(written).not.toContain(canary);
    },
  );
});

async function ask({ name, ask: send }: ApiCall, payload: unknown): Promise<number> {
  const expectation = expectations[name];
  const records = isQueryName(name) ? forReading : await makeSampleRecords();
  await expectation?.prepare?.(records);
  return (await send(withSampleIds(records, payload), records.sessions[allowedCaller(expectation)]))
    .status;
}

async function rejectCanaries(): Promise<void> {
  const tables = await db().$queryRaw<{ name: string }[]>`
    SELECT quote_ident(table_name) AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`;
  for (const { name } of tables) {
    await db().$executeRawUnsafe(
      `ALTER TABLE ${name} ADD CHECK (${name}::text NOT ILIKE '%${canary}%') NOT VALID`,
    );
  }
}
