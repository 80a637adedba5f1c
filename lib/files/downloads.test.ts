import "@/tests/setup/database";
import sharp from "sharp";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { type Viewer, visitor } from "@/lib/fields/viewer";
import { runOperation } from "@/lib/operations/run";
import { respondWithDownload } from "@/lib/storage/disk-download";
import { uploadKeyOf } from "@/lib/storage/key";
import { requireDiskSettings, storage } from "@/lib/storage/storage";
import { makeDocument, redImage } from "@/tests/factories/document";
import { makeListing } from "@/tests/factories/listing";
import { makeMember } from "@/tests/factories/user";
import { getDownloadUrl } from "./downloads";
import { respondWithImage } from "./media-response";
import { getBulkDownloadFilesSignedUrl } from "./operations";

const seller = await makeMember();
const buyer = await makeMember();
const other = await makeMember();
const administrator = await makeMember({ isAdmin: true });
const viewers = { visitor, other, buyer, seller, administrator };
const drop = () => {};
const pdf = Buffer.from("%PDF-1.7\n%%EOF");

async function documentOn(
  status: "ACTIVE" | "RESERVED" | "SOLD" | "DRAFT" | "DELETED",
  name = "Datenblatt.pdf",
) {
  const listing = await makeListing({ ownerUserId: seller.userId, status });
  await db().transaction.create({
    data: { listingId: listing.id, userId: buyer.userId, quantity: 1, pricePerProductInCt: 100 },
  });
  const bytes = name.endsWith("pdf") ? pdf : undefined;
  return makeDocument({ userId: seller.userId, listingId: listing.id, name, bytes });
}

async function keysFor(viewer: Viewer, payload: unknown) {
  const { answer } = await runOperation(getBulkDownloadFilesSignedUrl, viewer, payload);
  return answer;
}

function fetchSigned(url: string) {
  return respondWithDownload(
    requireDiskSettings(),
    url.slice(url.lastIndexOf("/") + 1),
    new Request(url),
  );
}

async function whoGets(ask: (viewer: Viewer) => Promise<unknown>) {
  const names: string[] = [];
  for (const [name, viewer] of Object.entries(viewers)) {
    await ask(viewer).then(
      () => names.push(name),
      (error) => expect(error).toMatchObject({ status: 404 }),
    );
  }
  return names;
}

test.each(["ACTIVE", "RESERVED", "SOLD"] as const)(
  "everybody gets the documents of a listing that is %s",
  async (status) => {
    const document = await documentOn(status);
    expect(await whoGets((viewer) => getDownloadUrl(viewer, document.id, drop))).toEqual(
      Object.keys(viewers),
    );
  },
);

test.each(["DRAFT", "DELETED"] as const)(
  "of a listing that is %s only buyer, seller and administrators get them",
  async (status) => {
    const document = await documentOn(status);
    const expected = ["buyer", "seller", "administrator"];
    expect(await whoGets((viewer) => getDownloadUrl(viewer, document.id, drop))).toEqual(expected);
    const image = await documentOn(status, "Lager.png");
    const ask = (viewer: Viewer) =>
      respondWithImage(image.id, "w112.webp", async () => viewer, drop);
    expect(await whoGets(ask)).toEqual(expected);
  },
);

test("only the owner gets an upload that is on no listing", async () => {
  const document = await makeDocument({ userId: seller.userId });
  expect(await whoGets((viewer) => getDownloadUrl(viewer, document.id, drop))).toEqual(["seller"]);
  const ask = (viewer: Viewer) =>
    respondWithImage(document.id, "w112.webp", async () => viewer, drop);
  expect(await whoGets(ask)).toEqual(["seller"]);
});

test("keys are answered in their order, once each, without those the viewer may not see", async () => {
  const [open, draft] = [await documentOn("ACTIVE"), await documentOn("DRAFT")];
  const keys = [draft.key, "documents/none/such", open.key, open.key, "../../etc/passwd", "\0"];
  expect((await keysFor(visitor, { keys })).map(({ key }) => key)).toEqual([open.key]);
  expect((await keysFor(seller, keys)).map(({ key }) => key)).toEqual([draft.key, open.key]);
  expect(await keysFor(visitor, [])).toEqual([]);
  await expect(keysFor(visitor, { keys: [1] })).rejects.toMatchObject({ status: 422 });
});

test("a signed address gives the bytes under the file's name", async () => {
  const document = await documentOn("ACTIVE");
  const [answer] = await keysFor(visitor, [document.key]);
  expect(answer?.downloadUrl).toMatch(/^http:\/\/localhost:3000\/files\/download\//);
  const response = await fetchSigned(answer?.downloadUrl ?? "");
  expect(response.headers.get("content-disposition")).toContain('filename="Datenblatt.pdf"');
  expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf);
});

test("an own upload can be fetched as soon as its bytes are there, and not before", async () => {
  const waiting = await makeDocument({ userId: seller.userId, bytes: null });
  await expect(keysFor(seller, [waiting.key])).rejects.toMatchObject({ code: "DOCUMENT_INVALID" });
  await storage().write(uploadKeyOf(waiting.key), await redImage(), "image/png");
  expect(await keysFor(seller, [waiting.key])).toHaveLength(1);
});

test("others get an image without camera metadata, its owner the original", async () => {
  const original = await sharp(await redImage())
    .withExif({ IFD0: { Copyright: "Mueller GmbH" } })
    .jpeg()
    .toBuffer();
  const listing = await makeListing({ ownerUserId: seller.userId });
  const wishes = {
    userId: seller.userId,
    listingId: listing.id,
    name: "Motor.jpg",
    bytes: original,
  };
  const { id } = await makeDocument(wishes);
  const shared = await fetchSigned(await getDownloadUrl(visitor, id, drop));
  expect(shared.headers.get("content-disposition")).toContain('filename="Motor.webp"');
  expect(Buffer.from(await shared.arrayBuffer()).toString("latin1")).not.toContain("Mueller");
  const own = await fetchSigned(await getDownloadUrl(seller, id, drop));
  expect(Buffer.from(await own.arrayBuffer())).toEqual(original);
});

test("a public image is cached for a year and without a session", async () => {
  const image = await documentOn("ACTIVE", "Lager.png");
  const noViewer = () => Promise.reject(new Error("asked"));
  const response = await respondWithImage(image.id, "w480.webp", noViewer, drop);
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  const made = Buffer.from(await response.arrayBuffer());
  expect((await sharp(made).metadata()).format).toBe("webp");
  await storage().remove([image.key]);
  const again = await respondWithImage(image.id, "w480.webp", noViewer, drop);
  expect(Buffer.from(await again.arrayBuffer())).toEqual(made);
});

test("an image that is not public is never cached", async () => {
  const image = await documentOn("DRAFT", "Lager.png");
  const response = await respondWithImage(image.id, "w480.webp", async () => seller, drop);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
});

test.each(["w113.webp", "w112.png", "toString", "..", ""])(
  "there is no size %j",
  async (variant) => {
    const image = await documentOn("ACTIVE", "Lager.png");
    const attempt = respondWithImage(image.id, variant, async () => visitor, drop);
    await expect(attempt).rejects.toMatchObject({ status: 404 });
  },
);

test("a file that is not an image, no document and no id has no image", async () => {
  const sheet = await documentOn("ACTIVE");
  for (const id of [sheet.id, "00000000-0000-4000-8000-000000000000", "x", "../x"]) {
    const attempt = respondWithImage(id, "w112.webp", async () => administrator, drop);
    await expect(attempt).rejects.toMatchObject({ status: 404 });
  }
});
