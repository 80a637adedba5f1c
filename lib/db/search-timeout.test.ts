import "@/tests/setup/database";
import { expect, test } from "vitest";
import { errorResponse } from "@/lib/error-reporting/error-response";
import { findListingRange, listingEntries, listListingRanges } from "@/lib/listings/seo/queries";
import {
  getManufacturer,
  listManufacturerEntries,
  listManufacturers,
  listManufacturersForSale,
} from "@/lib/manufacturers/queries/manufacturers";
import { searchDb, transact } from "./client";
import { toDatabaseError } from "./errors";

test("a search that takes seconds is cut off: 503 QUERY_TIMEOUT without a time to wait", async () => {
  const begin = Date.now();
  const fault = await failureOf(searchDb().$queryRaw`SELECT pg_sleep(9)::text`);
  expect(Date.now() - begin).toBeLessThan(8000);
  expect(toDatabaseError(fault)).toMatchObject({ code: "QUERY_TIMEOUT", status: 503 });
  const answer = errorResponse(fault, "test");
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, null]);
  expect(await answer.json()).toMatchObject({ message: "The query took too long." });
});

test("every unlimited query of a visitor is a search: it waits for nothing, and takes no connection of others", async () => {
  const reads = [
    () => listManufacturers({ query: "a", onlyVerified: true, page: 1, pageSize: 3 }),
    () => listManufacturers({ query: null, onlyVerified: true, page: 1, pageSize: 1000 }),
    () => getManufacturer({ id: 1 }),
    () => listManufacturersForSale(),
    () => listManufacturerEntries(),
    () => listListingRanges(1000),
    () => findListingRange({ from: 1, to: 1000 }),
    () => listingEntries({ from: 1, to: 1000 }).next(),
  ];
  const codes = await transact(async (tx) => {
    await tx.$executeRaw`LOCK TABLE listing, manufacturer IN ACCESS EXCLUSIVE MODE`;
    const failures = await Promise.all(reads.map((read) => failureOf(read())));
    return failures.map((failure) => toDatabaseError(failure)?.code);
  });
  expect(codes).toEqual(reads.map(() => "QUERY_TIMEOUT"));
});

function failureOf(work: PromiseLike<unknown>): Promise<unknown> {
  return Promise.resolve(work).then(
    () => null,
    (error: unknown) => error,
  );
}
