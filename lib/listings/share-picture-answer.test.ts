import "@/tests/setup/database";
import sharp from "sharp";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { visitor } from "@/lib/operations/viewer";
import { storage } from "@/lib/storage/storage";
import { makeDocument, saveDocuments } from "@/tests/factories/document";
import { makeListing } from "@/tests/factories/listing";
import { shownListing } from "@/tests/factories/shown-listing";
import { makeMember } from "@/tests/factories/user";
import { fromClient } from "@/tests/setup/from-client";
import { getListing } from "./queries";
import { type ShareFacts, sharePictureHref } from "./share-picture";
import { answerSharePicture } from "./share-picture-answer";

const bearing = shownListing();
let number = 100;

test("under the address of what it shows, a picture may be kept for ever", async () => {
  const response = await ask(bearing);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  const bytes = await response.arrayBuffer();
  expect(response.headers.get("content-length")).toBe(String(bytes.byteLength));
  expect((await sharp(bytes).metadata()).width).toBe(1200);
});

test("who has it already is told so, who has another one gets it", async () => {
  const etag = (await ask(bearing)).headers.get("etag") ?? "";
  expect((await ask(bearing, { "if-none-match": `W/${etag}` })).status).toBe(304);
  expect((await ask(bearing, { "if-none-match": '"other"' })).status).toBe(200);
});

test.each([
  "/og/listing/7",
  "/og/listing/7?v=old&lang=de",
  "/og/listing/7?v=old",
  "/og/listing/007?v=old&lang=de",
  "/og/listing/7?lang=fr",
  "/og/listing/7?v=&v=2&lang=de&lang=en",
])("%s leads to the address of what it shows now, for this once", async (address) => {
  const response = await askAt(bearing, address);
  expect([response.status, response.headers.get("location")]).toEqual([
    307,
    sharePictureHref(bearing, "de"),
  ]);
  expect(response.headers.get("cache-control")).toBe("no-cache");
});

test("a language stays a language, whatever else changed", async () => {
  const response = await askAt(bearing, "/og/listing/7?v=old&lang=en");
  expect(response.headers.get("location")).toBe(sharePictureHref(bearing, "en"));
});

test("the photo is the listing's main picture; one whose bytes are lost is a silhouette", async () => {
  const seller = await makeMember();
  const { id } = await makeListing({ ownerUserId: seller.userId });
  const photo = await makeDocument({ userId: seller.userId, isSound: true });
  await saveDocuments(seller, id, [photo.id]);
  const withPhoto = await getListing(visitor, id);
  expect(await middleOf(await ask(withPhoto))).toEqual([true, false, false]);

  const lost = await makeDocument({ userId: seller.userId, isSound: true });
  await saveDocuments(seller, id, [lost.id]);
  await storage().remove([lost.key]);
  const withoutBytes = await getListing(visitor, id);
  expect(withoutBytes.mainImageId).toBe(lost.id);
  const stale: string[] = [];
  expect(await middleOf(await ask(withoutBytes, {}, (tag) => stale.push(tag)))).toEqual([
    true,
    true,
    true,
  ]);
  expect(stale).toContain(`listing:${id}`);
  const { lostAt } = await db().document.findUniqueOrThrow({ where: { id: lost.id } });
  expect(lostAt).not.toBeNull();
});

test("a storage that is away is no silhouette for a year", async () => {
  const seller = await makeMember();
  const { id } = await makeListing({ ownerUserId: seller.userId });
  const photo = await makeDocument({ userId: seller.userId, isSound: true });
  await saveDocuments(seller, id, [photo.id]);
  const listing = await getListing(visitor, id);
  const driver = storage();
  const read = driver.read;
  driver.read = () => Promise.reject(new Error("away"));
  try {
    await expect(ask(listing)).rejects.toThrow("away");
  } finally {
    driver.read = read;
  }
  expect((await ask(listing)).status).toBe(200);
});

test("many who ask for the same picture wait for one drawing of it", async () => {
  const listing = shownListing({ id: number++ });
  const begun = process.cpuUsage();
  const one = await ask(shownListing({ id: number++ }));
  const costOfOne = process.cpuUsage(begun).user;
  const before = process.cpuUsage();
  const all = await Promise.all(Array.from({ length: 40 }, () => ask(listing)));
  expect(process.cpuUsage(before).user).toBeLessThan(10 * costOfOne);
  expect(new Set([one, ...all].map(({ status }) => status))).toEqual(new Set([200]));
});

test("of a flood of different ones the last are asked to come again", async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 60 }, (_, index) => outcomeFor(`203.0.113.${index}`)),
  );
  expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(30);
  expect(outcomes.filter((outcome) => outcome === "UNAVAILABLE 5")).toHaveLength(30);
  expect(await outcomeFor("203.0.113.7")).toBe(200);
});

test("one crawler's flood shuts nobody else out", async () => {
  const crawler = Array.from({ length: 60 }, () => outcomeFor("203.0.113.7"));
  expect(await outcomeFor("203.0.113.8")).toBe(200);
  const outcomes = await Promise.all(crawler);
  expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(4);
  expect(outcomes.filter((outcome) => outcome === "UNAVAILABLE 5")).toHaveLength(56);
  expect(await outcomeFor("203.0.113.7")).toBe(200);
});

/** The status of a picture that nobody has asked for yet, or why there is none. */
function outcomeFor(address: string): Promise<number | string> {
  return ask(shownListing({ id: number++ }), fromClient(address)).then(
    ({ status }) => status,
    ({ code, data }) => `${code} ${data?.retryAfterInSeconds}`,
  );
}

function ask(listing: ShareFacts, headers = {}, drop: (tag: string) => void = () => {}) {
  return askAt(listing, sharePictureHref(listing, "de"), headers, drop);
}

function askAt(
  listing: ShareFacts,
  address: string,
  headers = {},
  drop: (tag: string) => void = () => {},
) {
  const request = new Request(`http://localhost:3000${address}`, { headers });
  return answerSharePicture(listing, request, drop);
}

/** Which of red, green and blue shine in the middle of the photo's frame. */
async function middleOf(response: Response): Promise<boolean[]> {
  const spot = { left: 915, top: 275, width: 1, height: 1 };
  const picture = sharp(await response.arrayBuffer()).extract(spot);
  return [...(await picture.raw().toBuffer())].map((value) => value > 120);
}
