import "@/tests/setup/database";
import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { db } from "@/lib/db/client";
import { visitor } from "@/lib/fields/viewer";
import { storage } from "@/lib/storage/storage";
import { makeDocument, saveDocuments } from "@/tests/factories/document";
import { makeListing } from "@/tests/factories/listing";
import { shownListing } from "@/tests/factories/shown-listing";
import { makeMember } from "@/tests/factories/user";
import { fromClient } from "@/tests/setup/from-client";
import type { Listing } from "../listing";
import { getListing } from "../queries";
import { shareImageHref } from "./share-image";
import { respondWithShareImage } from "./share-image-response";

const bearing = shownListing();
let number = 100;

test("under the address of its content, an image may be cached for ever", async () => {
  const response = await ask(bearing);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  const bytes = await response.arrayBuffer();
  expect(response.headers.get("content-length")).toBe(String(bytes.byteLength));
  expect((await sharp(bytes).metadata()).width).toBe(1200);
});

const all = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code)).join("");

test.each<Partial<Listing>>([
  {
    mpn: "西门子",
    nameDe: `Mess${"umformer".repeat(24)}`,
    bundleOnly: true,
    priceForBundle: 2_147_483_647_000,
    availableQuantity: 2_147_483_647,
  },
  { mpn: "X".repeat(100), nameDe: "Wort ".repeat(40), manufacturer: { id: 1, name: all } },
  {
    mpn: `6ES7-西🔧${all}`,
    nameDe: `</svg><image href="file:///etc/passwd"/>&amp;西\u202e\0😀1️⃣${all}`,
  },
])("no text of a listing breaks the drawing or makes a request: %#", async (odd) => {
  const fetched = vi.spyOn(globalThis, "fetch");
  const listing = shownListing({ ...odd, id: number++, condition: "FOR_PARTS" });
  const image = await (await ask(listing)).arrayBuffer();
  const asked = fetched.mock.calls.filter(([address]) => !String(address).startsWith("data:"));
  expect(asked).toEqual([]);
  // Nothing is drawn between text and photo, or between name and facts.
  for (const gap of [
    { left: 690, top: 0, width: 18, height: 520 },
    { left: 72, top: 356, width: 592, height: 10 },
  ]) {
    const { channels } = await sharp(await sharp(image).extract(gap).toBuffer()).stats();
    expect(Math.min(...channels.map(({ min }) => min))).toBeGreaterThan(235);
  }
});

test("the photo is the main image, stays below 300 kB, dimmed when sold; lost bytes are a silhouette", async () => {
  const raw = { width: 480, height: 480, channels: 3 } as const;
  const noise = await sharp(randomBytes(480 * 480 * 3), { raw })
    .png()
    .toBuffer();
  const noisy = await listingWith({ bytes: noise });
  expect((await (await ask(noisy.listing)).arrayBuffer()).byteLength).toBeLessThan(300_000);

  const red = await listingWith();
  expect(await medianOf(await ask(red.listing))).toEqual([true, false, false]);
  expect(await medianOf(await ask({ ...red.listing, status: "SOLD" }))).toEqual([true, true, true]);

  const { listing, photo } = await listingWith();
  await storage().remove([photo.key]);
  const stale: string[] = [];
  const withoutBytes = await ask(listing, {}, (tag) => stale.push(tag));
  expect(await medianOf(withoutBytes)).toEqual([true, true, true]);
  expect(stale).toContain(`listing:${listing.id}`);
  const { lostAt } = await db().document.findUniqueOrThrow({ where: { id: photo.id } });
  expect(lostAt).not.toBeNull();
});

async function listingWith(details: { bytes?: Buffer } = {}) {
  const seller = await makeMember();
  const { id } = await makeListing({ ownerUserId: seller.userId });
  const photo = await makeDocument({ userId: seller.userId, isSound: true, ...details });
  await saveDocuments(seller, id, [photo.id]);
  return { listing: await getListing(visitor, id), photo };
}

test("a client that has the image gets a 304, one that has another gets the image", async () => {
  const etag = (await ask(bearing)).headers.get("etag") ?? "";
  expect((await ask(bearing, { "if-none-match": `W/${etag}` })).status).toBe(304);
  expect((await ask(bearing, { "if-none-match": '"other"' })).status).toBe(200);
});

test.each(["/og/listing/7", "/og/listing/7?v=old", "/og/listing/7?lang=fr"])(
  "%s redirects to the current address, temporarily",
  async (address) => {
    const response = await askAt(bearing, address);
    expect([response.status, response.headers.get("location")]).toEqual([
      307,
      shareImageHref(bearing, "de"),
    ]);
    expect(response.headers.get("cache-control")).toBe("no-cache");
  },
);

test("a flood by one crawler does not lock out others", async () => {
  const crawler = Array.from({ length: 30 }, () => outcomeFor("203.0.113.7"));
  expect(await outcomeFor("203.0.113.8")).toBe(200);
  const outcomes = await Promise.all(crawler);
  expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(4);
  expect(outcomes.filter((outcome) => outcome === "UNAVAILABLE 5")).toHaveLength(26);
});

/** Requests an image that is not cached. */
function outcomeFor(address: string): Promise<number | string> {
  return ask(shownListing({ id: number++ }), fromClient(address)).then(
    ({ status }) => status,
    ({ code, data }) => `${code} ${data?.retryAfterInSeconds}`,
  );
}

function ask(listing: Listing, headers = {}, drop: (tag: string) => void = () => {}) {
  return askAt(listing, shareImageHref(listing, "de"), headers, drop);
}

function askAt(
  listing: Listing,
  address: string,
  headers = {},
  drop: (tag: string) => void = () => {},
) {
  const request = new Request(`http://localhost:3000${address}`, { headers });
  return respondWithShareImage(listing, request, drop);
}

/** Whether red, green and blue are bright in the photo's middle. */
async function medianOf(response: Response): Promise<boolean[]> {
  const spot = { left: 915, top: 275, width: 1, height: 1 };
  const image = sharp(await response.arrayBuffer()).extract(spot);
  return [...(await image.raw().toBuffer())].map((value) => value > 120);
}
