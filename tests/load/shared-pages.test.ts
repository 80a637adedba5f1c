import { afterAll, beforeAll, expect, test } from "vitest";
import { manufacturerHref } from "@/lib/manufacturers/rules";
import { makeManufacturer } from "@/tests/factories/listing";
import { makeMember } from "@/tests/factories/user";
import type { Client } from "@/tests/load/traffic/client";
import { type Redis, startRedis } from "@/tests/servers/redis";
import { answerOf, sessionOf } from "./setup/calls";
import { openSystem, type System } from "./setup/system";

const manufacturer = "Prüfwerk Nord";
const fields = {
  manufacturer: { name: manufacturer },
  mpn: "PN 4711-0815",
  nameDe: "Messumformer",
  nameEn: "Transducer",
  descriptionDe: "Neu.",
  quantity: 5,
};
/** Nothing is kept of a page for 5 s after a change of what it shows. */
const untilKept = { timeout: 60_000, interval: 500 };

let system: System;
let redis: Redis;
let clients: [Client, Client];
let sessionId: string;
let listingId: number;
/** Every cached page that shows the listing. */
let pages: string[];

beforeAll(async () => {
  redis = await startRedis();
  afterAll(() => redis.stop());
  system = await openSystem({ env: { REDIS_URL: redis.url } });
  // The page of an unverified one is the search.
  const { id } = await makeManufacturer(manufacturer);
  clients = [system.clientOfInstance(0), system.clientOfInstance(1)];
  sessionId = await sessionOf(clients[0], (await makeMember()).email);
  const payload = { ...fields, pricePerProductInCt: 10_101 };
  ({ listingId } = await answerOf(clients[0], "create-listing", payload, sessionId));
  const ofManufacturer = manufacturerHref({ id, name: manufacturer });
  pages = [`/listing/detail/${listingId}`, ofManufacturer, "/"].flatMap((page) => [
    page,
    `${page}?lang=en`,
  ]);
});

test("what one instance has made for visitors the other one has as well", async () => {
  await untilHits();
  for (const page of pages) {
    expect(await shown(clients[1], page), page).toContain("101,01");
  }
});

test("a price that is changed through either is seen at the other, on every page that shows it", async () => {
  await untilHits();
  await setPrice(clients[0], 20_202);
  await expectPrice(clients[1], "202,02");
  await untilHits();
  await setPrice(clients[1], 30_303);
  await expectPrice(clients[0], "303,03");
});

test("a listing that is paused at one is gone at the other, and is back when it is activated there", async () => {
  await untilHits();
  await answerOf(clients[1], "set-listing-status", [{ id: listingId, status: "DRAFT" }], sessionId);
  for (const page of pages) {
    const { status, text } = await clients[0].ask(page);
    expect(status, page).toBe(page.startsWith("/listing/detail") ? 404 : 200);
    expect(text(), page).not.toContain("303,03");
  }
  const active = [{ id: listingId, status: "ACTIVE" }];
  await answerOf(clients[0], "set-listing-status", active, sessionId);
  await expectPrice(clients[1], "303,03");
});

test("without Redis pages are right, and changes are seen as soon", async () => {
  await untilHits();
  await redis.kill();
  for (const client of clients) {
    await expectPrice(client, "303,03");
  }
  await setPrice(clients[0], 40_404);
  await expectPrice(clients[1], "404,04");
  await expectPrice(clients[0], "404,04");
});

test("with Redis back pages are right and cached again", async () => {
  await redis.restart();
  for (const client of clients) {
    await expectPrice(client, "404,04");
  }
  await untilHits();
  await setPrice(clients[1], 50_505);
  await expectPrice(clients[0], "505,05");
});

/** Until both instances have every page in the cache that they share. */
async function untilHits(): Promise<void> {
  for (const client of clients) {
    for (const page of pages) {
      await expect.poll(() => cacheState(client, page), untilKept).toBe("HIT");
    }
  }
}

async function cacheState(client: Client, page: string) {
  return (await client.ask(page)).headers["x-nextjs-cache"];
}

/** Asked once, at once. */
async function expectPrice(client: Client, price: string): Promise<void> {
  const asked = pages.map(async (page) => {
    expect(await shown(client, page), page).toContain(price);
  });
  await Promise.all(asked);
}

async function shown(client: Client, page: string): Promise<string> {
  const { status, text } = await client.ask(page);
  expect(status, page).toBe(200);
  return text();
}

function setPrice(client: Client, pricePerProductInCt: number): Promise<unknown> {
  const payload = { ...fields, id: listingId, pricePerProductInCt };
  return answerOf(client, "update-listing", payload, sessionId);
}
