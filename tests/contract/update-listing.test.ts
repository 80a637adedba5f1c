import "../setup/database";
import { describe, expect, test } from "vitest";
import { makeDocument } from "../factories/document";
import { enteredListing, enterListing, storedListing } from "../factories/entered-listing";
import { makeMember, makeSession } from "../factories/user";
import { send as sendBody } from "./api-calls";

const owner = await makeMember();
const stranger = await makeMember();
const session = await makeSession(owner);
const id = await enterListing(owner);

async function send(json: string) {
  const { status, body } = await sendBody("update-listing", `{"json":${json}}`, session);
  const issues = (body.data?.issues ?? []) as { path: string }[];
  return { status, code: body.code, at: issues.map(({ path }) => path), answer: body.json };
}

function payload(changes: object = {}): string {
  return JSON.stringify({ ...enteredListing, id, ...changes });
}

/** A whole payload with one more field, written as JSON. */
function withField(field: string): string {
  return `${payload().slice(0, -1)},${field}}`;
}

const uuids = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());
const [someId = ""] = uuids(1);
const types = (ids: string[]) => Object.fromEntries(ids.map((one) => [one, "MANUAL"]));

describe("update-listing rejects with the invalid field and changes nothing", () => {
  test.each<[string, string, string[]]>([
    ["the bare id", String(id), [""]],
    ["an id twice, the last one of nobody's kind", withField('"id":"1"'), ["id"]],
    [
      "a price beyond the database's integers",
      payload({ pricePerProductInCt: 2 ** 31 }),
      ["pricePerProductInCt"],
    ],
    ["a manufacturer by its bare id", payload({ manufacturer: 1 }), ["manufacturer"]],
    ["two prices that differ", payload({ priceForBundle: 12_501 }), ["priceForBundle"]],
    [
      "the year after next",
      payload({ yearOfManufacture: new Date().getFullYear() + 2 }),
      ["yearOfManufacture"],
    ],
    ["the year 1899", payload({ yearOfManufacture: 1899 }), ["yearOfManufacture"]],
    ["a date code of two lines", payload({ dateCode: "23\n14" }), ["dateCode"]],
    ["a long own number", payload({ ownArticleNumber: "x".repeat(101) }), ["ownArticleNumber"]],
    ["21 documents", payload({ documentIds: uuids(21) }), ["documentIds"]],
    [
      "51 alternate codes",
      payload({ alternateProductCodes: Array(51).fill("A") }),
      ["alternateProductCodes"],
    ],
    ["types of 21 documents", payload({ documentTypes: types(uuids(21)) }), ["documentTypes"]],
    ["a type for no document", payload({ documentTypes: { x: "MANUAL" } }), ["documentTypes.x"]],
    [
      "a picture by decree",
      payload({ documentTypes: { [someId]: "IMAGE" } }),
      [`documentTypes.${someId}`],
    ],
  ])("%s", async (_, json, at) => {
    const before = await storedListing(id);
    expect(await send(json)).toMatchObject({ status: 422, code: "VALIDATION", at });
    expect(await storedListing(id)).toEqual(before);
  });

  test("documents that are another user's, another listing's, missing or false", async () => {
    const elsewhere = await makeDocument({ userId: owner.userId, isSound: true });
    await enterListing(owner, { documentIds: [elsewhere.id] });
    const foreign = await makeDocument({ userId: stranger.userId, isSound: true });
    const html = await makeDocument({ userId: owner.userId, bytes: Buffer.from("<html>") });
    const before = await storedListing(id);
    for (const document of [elsewhere, foreign, html, { id: crypto.randomUUID() }]) {
      const reply = await send(payload({ documentIds: [document.id], nameDe: "Anders" }));
      expect(reply).toMatchObject({ status: 422, code: "DOCUMENT_INVALID" });
      expect(reply.at[0]).toMatch(/^documentIds/);
    }
    expect(await storedListing(id)).toEqual(before);
  });
});

describe("update-listing accepts", () => {
  test.each([
    ["__proto__ among the types", withField('"documentTypes":{"__proto__":{"x":"MANUAL"}}')],
    ["__proto__ as a field", withField('"__proto__":{"isAdmin":true,"version":99}')],
    ["constructor as a field", withField('"constructor":{"prototype":{"isAdmin":true}}')],
    [
      "columns that are nobody's to enter",
      payload({
        ownerUserId: stranger.userId,
        status: "SOLD",
        views: 99,
        reservedQuantity: 3,
        soldQuantity: 10,
        hasCertificate: true,
        searchCodes: ["FALSCH"],
        createdAt: "1999-01-01T00:00:00Z",
      }),
    ],
  ])("%s", async (_, json) => {
    const before = await storedListing(id);
    const reply = await send(json);
    const { version, updatedAt, ...rest } = await storedListing(id);
    expect([200, 400, 422]).toContain(reply.status);
    expect(version).toBe(before.version + (reply.status === 200 ? 1 : 0));
    expect({ ...rest, version: before.version, updatedAt: before.updatedAt }).toEqual(before);
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });

  test("an id twice: the last one counts, as in all JSON", async () => {
    const other = await enterListing(owner);
    const before = await storedListing(id);
    expect(await send(withField(`"id":${other}`))).toMatchObject({
      status: 200,
      answer: { listingId: other },
    });
    expect(await storedListing(id)).toEqual(before);
  });

  test("the same document five times, with ids in either case", async () => {
    const { id: one } = await makeDocument({ userId: owner.userId, isSound: true });
    const documentIds = [one, one.toUpperCase(), one, one, one];
    expect((await send(payload({ documentIds }))).status).toBe(200);
    expect((await storedListing(id)).mainImageId).toBe(one);
  });
});
