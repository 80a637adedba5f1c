import "@/tests/setup/database";
import { setImmediate as nextRound } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { limitDirectory, limitSearch } from "@/lib/db/search-limits";
import { visitor } from "@/lib/fields/viewer";
import { getAllManufacturers, getManufacturersForSale } from "@/lib/manufacturers/operations";
import { loadAs, loadShared } from "@/lib/operations/load-for-page";
import { runOperation } from "@/lib/operations/run";
import { type Client, noClient } from "@/lib/request/client";
import { runInRequest } from "@/lib/request/current-request";
import { fuzzySearchListings, getSearchSuggestions, getSimilarCodes } from "./operations";

vi.mock("next/cache", () => ({ unstable_cache: (read: () => unknown) => read }));

const other: Client = { address: "198.51.100.4", userAgent: null };
const text = { query: "6205" };

const asked: [string, (client: Client) => Promise<unknown>][] = [
  ["searches", (client) => runOperation(fuzzySearchListings, visitor, text, client)],
  ["suggestions", (client) => runOperation(getSearchSuggestions, visitor, text, client)],
  ["similar codes", (client) => runOperation(getSimilarCodes, visitor, text, client)],
  ["makers by name", (client) => runOperation(getAllManufacturers, visitor, text, client)],
  [
    "pages",
    (client) =>
      runInRequest({ client, requestId: "a-request" }, () =>
        loadAs(visitor, fuzzySearchListings, text),
      ),
  ],
];

test.each(asked)("%s of a client that has twelve are rejected, others' are not", async (_, ask) => {
  const codes = await besideFlood(12, limitSearch, (flooding) => [
    ask(flooding),
    ask(other),
    ask(noClient),
  ]);
  expect(codes).toEqual(["QUERY_TIMEOUT", "answered", "answered"]);
});

test("a client that has eleven gets the twelfth, which is not enough for suggestions", async () => {
  const search = (client: Client) => runOperation(fuzzySearchListings, visitor, text, client);
  const suggest = (client: Client) => runOperation(getSearchSuggestions, visitor, text, client);
  const searches = await besideFlood(11, limitSearch, (flooding) => [
    search(flooding),
    search(flooding),
  ]);
  expect(searches).toEqual(["answered", "QUERY_TIMEOUT"]);
  expect(await besideFlood(11, limitSearch, (flooding) => [suggest(flooding)])).toEqual([
    "QUERY_TIMEOUT",
  ]);
});

test("lists from A to Z of a client that has four are rejected, others' are not", async () => {
  const ask = (client: Client) => runOperation(getManufacturersForSale, visitor, null, client);
  const codes = await besideFlood(4, limitDirectory, (flooding) => [ask(flooding), ask(other)]);
  expect(codes).toEqual(["QUERY_TIMEOUT", "answered"]);
});

test("reads for the shared cache count for no client", async () => {
  const codes = await besideFlood(12, limitSearch, (flooding) => [
    runInRequest({ client: flooding, requestId: "a-request" }, () =>
      loadShared(fuzzySearchListings, text),
    ),
  ]);
  expect(codes).toEqual(["answered"]);
});

test("no search waits for a slot longer than a statement may take", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const waiting = Array.from({ length: 40 }, () => limitSearch(noClient, () => released));
  const outcomes = Promise.all(waiting.map(outcomeOf));
  await vi.advanceTimersByTimeAsync(3_000);
  release();
  vi.useRealTimers();
  expect((await outcomes).filter((outcome) => outcome === "QUERY_TIMEOUT")).toHaveLength(34);
});

let floods = 0;

/** What becomes of what is asked while a client, another one each time, holds and awaits so many turns. */
async function besideFlood(
  count: number,
  inTurn: typeof limitSearch,
  ask: (flooding: Client) => Promise<unknown>[],
): Promise<string[]> {
  floods += 1;
  const flooding = { address: `203.0.113.${floods}`, userAgent: null };
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const waiting = Array.from({ length: count }, () => inTurn(flooding, () => released));
  const outcomes = ask(flooding).map(outcomeOf);
  // What is refused is so before anything is read; what waits is let in.
  await nextRound();
  release();
  await Promise.all(waiting);
  return Promise.all(outcomes);
}

function outcomeOf(answer: Promise<unknown>): Promise<string> {
  return answer.then(
    () => "answered",
    ({ code }) => code,
  );
}
