import "../setup/database";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { readBytes } from "@/lib/storage/storage";
import { documentIdsOf, makeDocument, redImage } from "../factories/document";
import { enteredListing, enterListing, storedListing } from "../factories/entered-listing";
import { makeMember, makeSession } from "../factories/user";
import { call } from "./api-calls";

const owner = await makeMember();
const administrator = await makeMember({ isAdmin: true });
const stranger = await makeMember();
const session = await makeSession(owner);
const png = await redImage();
const base64 = png.toString("base64");

async function create(changes: object, headers = {}) {
  const { status, body, answer } = await call(
    "create-listing",
    { ...enteredListing, ...changes },
    session,
    headers,
  );
  const { listingId = 0 } = (answer ?? {}) as { listingId?: number };
  const { issues = [] } = (body.data ?? {}) as { issues?: { path: string }[] };
  const at = issues.map(({ path }) => path);
  return { status, code: body.code, at, listingId };
}

let before: number;
const documentCount = () => db().document.count();

beforeEach(async () => {
  before = await documentCount();
});

describe("a main image in Base64", () => {
  test.each([
    ["bare", base64],
    ["as a data URL", `data:image/png;base64,${base64}`],
    ["in lines", base64.replace(/.{76}/g, "$&\r\n")],
  ])("%s becomes a document of the listing and its main image", async (_, mainImage) => {
    const { status, listingId } = await create({ mainImage });
    expect(status).toBe(200);
    const { mainImageId } = await storedListing(listingId);
    expect(await documentIdsOf(listingId)).toEqual([mainImageId]);
    const row = await db().document.findUniqueOrThrow({ where: { id: mainImageId ?? "" } });
    expect(row).toMatchObject({ userId: owner.userId, type: "IMAGE", contentType: "image/png" });
    expect(Buffer.from((await readBytes(row.key)) ?? [])).toEqual(png);
  });

  test("stands behind the other documents and before them as the main image", async () => {
    const other = await makeDocument({ userId: owner.userId, isSound: true });
    const { listingId } = await create({ mainImage: base64, documentIds: [other.id] });
    const { mainImageId } = await storedListing(listingId);
    expect(await documentIdsOf(listingId)).toEqual([other.id, mainImageId]);
  });

  test.each([
    ["no Base64", "keine Datei!"],
    ["nothing", ""],
    ["an address", "https://bilder.example/a.png"],
    ["text", Buffer.from("Ein Schütz.").toString("base64")],
    [
      "HTML under an image's name",
      `data:image/png;base64,${Buffer.from("<html>").toString("base64")}`,
    ],
    ["half an image", png.subarray(0, 60).toString("base64")],
    ["a PDF", Buffer.from("%PDF-1.7\n%%EOF\n").toString("base64")],
    ["a number", 7],
    ["more than 10 MB", "A".repeat(14 * 1024 * 1024)],
  ])("is rejected where it is %s, and nothing is left behind", async (_, mainImage) => {
    const listings = await db().listing.count();
    expect(await create({ mainImage })).toMatchObject({
      status: 422,
      code: "VALIDATION",
      at: ["mainImage"],
    });
    expect([await db().listing.count(), await documentCount()]).toEqual([listings, before]);
  });

  test("is rejected beside mainImageId, which it would contradict", async () => {
    const { id } = await makeDocument({ userId: owner.userId, isSound: true });
    const both = { mainImage: base64, documentIds: [id], mainImageId: id };
    expect(await create(both)).toMatchObject({ status: 422, at: ["mainImage"] });
    expect((await create({ mainImage: base64, mainImageId: null })).status).toBe(200);
  });

  test("leaves nothing behind where the rest of the listing is rejected", async () => {
    const foreign = await makeDocument({ userId: stranger.userId, isSound: true });
    const rejected = { mainImage: base64, documentIds: [foreign.id] };
    expect(await create(rejected)).toMatchObject({ status: 422, code: "DOCUMENT_INVALID" });
    expect(await documentCount()).toBe(before + 1);
  });

  test("is stored once, however often the same call comes", async () => {
    const send = () => create({ mainImage: base64 }, { "Idempotency-Key": "main-image-1" });
    const [one, two] = await Promise.all([send(), send()]);
    expect((await send()).listingId).toBe(one.listingId);
    expect(two.listingId).toBe(one.listingId);
    expect(await documentCount()).toBe(before + 1);
    expect(await create({}, { "Idempotency-Key": "main-image-1" })).toMatchObject({
      code: "IDEMPOTENCY_KEY_REUSED",
    });
  });

  test("replaces the main image of a saved listing and leaves its documents", async () => {
    const first = await makeDocument({ userId: owner.userId, isSound: true });
    const id = await enterListing(owner, { documentIds: [first.id] });
    const payload = { ...enteredListing, id, mainImage: base64 };
    expect((await call("update-listing", payload, session)).status).toBe(200);
    const { mainImageId } = await storedListing(id);
    expect(await documentIdsOf(id)).toEqual([first.id, mainImageId]);
    // An administrator's image belongs to the listing too.
    expect((await call("update-listing", payload, await makeSession(administrator))).status).toBe(
      200,
    );
    expect(await documentIdsOf(id)).toHaveLength(3);
  });

  test("of another user's save is not stored", async () => {
    const id = await enterListing(owner);
    const payload = { ...enteredListing, id, mainImage: base64 };
    const { status } = await call("update-listing", payload, await makeSession(stranger));
    expect([status, await documentCount()]).toEqual([403, before]);
  });
});
