import "@/tests/setup/database";
import { expect, test } from "vitest";
import { errorResponse } from "@/lib/errors/response";
import { db, searchDb } from "./client";
import { asDatabaseFault } from "./faults";

test("a search that takes seconds is cut off: 503 QUERY_TIMEOUT without a time to wait", async () => {
  const begin = Date.now();
  const fault = await failureOf(searchDb().$queryRaw`SELECT pg_sleep(9)::text`);
  expect(Date.now() - begin).toBeLessThan(8000);
  expect(asDatabaseFault(fault)).toMatchObject({ code: "QUERY_TIMEOUT", status: 503 });
  const answer = errorResponse(fault, "test");
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, null]);
  expect(await answer.json()).toMatchObject({ message: "The query took too long." });
});

test("everything else has the time it needs, and connections of its own", async () => {
  const [other] = await db().$queryRaw<{ limit: string }[]>`
    SELECT current_setting('statement_timeout') AS limit`;
  const [search] = await searchDb().$queryRaw<{ limit: string }[]>`
    SELECT current_setting('statement_timeout') AS limit`;
  expect([other?.limit, search?.limit]).toEqual(["10s", "3s"]);
});

function failureOf(work: PromiseLike<unknown>): Promise<unknown> {
  return Promise.resolve(work).then(
    () => null,
    (error: unknown) => error,
  );
}
