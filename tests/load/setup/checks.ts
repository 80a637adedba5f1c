import { expect } from "vitest";
import { searchOptions } from "@/lib/db/client";
import { query } from "@/scripts/database/connection";
import type { Client } from "@/tests/load/traffic/client";
import { call, cookie } from "./calls";

const search = "/listing/search?query=6ES7";

/** Uncached pages show our own page and calls the error code, both with Retry-After. */
export async function expectAway(clients: Client[], sessionId: string): Promise<void> {
  for (const client of clients) {
    for (const headers of [{}, cookie(sessionId)]) {
      const page = await client.ask(search, { headers });
      expect(page.status).toBe(503);
      expect(Number(page.headers["retry-after"])).toBeGreaterThan(0);
      expect(page.headers["content-type"]).toContain("text/html");
      expect(page.text()).toContain("Lagerfund");
    }
    const reply = await call(client, "fuzzy-search-listings", { query: "6ES7" });
    expect(reply).toMatchObject({ status: 503, answer: { code: "UNAVAILABLE" } });
    expect([200, 503]).toContain((await client.ask("/")).status);
  }
}

/** Answers the time until all reads and writes work again. */
export async function untilBack(
  clients: Client[],
  sessionId: string,
  listingId: number,
): Promise<number> {
  const backAt = performance.now();
  const order = { listingId, quantity: 1 };
  const statuses = clients.flatMap((client) => [
    async () => (await client.ask(search)).status,
    async () => (await client.ask(search, { headers: cookie(sessionId) })).status,
    async () => (await client.ask("/")).status,
    async () => (await call(client, "fuzzy-search-listings", { query: "6ES7" })).status,
    async () => (await call(client, "create-transaction", order, sessionId)).status,
  ]);
  const soon = { interval: 100, timeout: 30_000 };
  await Promise.all(statuses.map((status) => expect.poll(status, soon).toBe(200)));
  return Math.round(performance.now() - backAt);
}

export async function expectSettings(url: string): Promise<void> {
  const wanted = [...searchOptions.matchAll(/-c (\S+)=(\S+)/g)].map(([, ...pair]) => pair);
  expect(wanted.length).toBeGreaterThan(10);
  for (const [name = "", value] of wanted) {
    // Both kinds of connection share one role, so the longer timeout applies.
    const expected = name === "statement_timeout" ? "10000" : value;
    const shown = async (setting: string) => (await query(url, `SELECT ${setting} AS shown`))[0];
    const found = await shown(`current_setting('${name}')`);
    const meant = await shown(`set_config('${name}', '${expected}', true)`);
    expect([name, found]).toEqual([name, meant]);
  }
}
