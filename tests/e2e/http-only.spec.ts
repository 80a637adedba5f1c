import { makeCompany, makePart, makePhoto, mistyped } from "./actors";
import { frontColour } from "./listing-steps";
import { mailTo } from "./mailbox";
import { answerOf, authCall, call, listPart, logIn, signedUp, signUp } from "./program";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";

test("a program signs up, lists, searches, requests and trades", async ({ t }) => {
  const [seller, buyer, part] = [makeCompany("Werkzeugbau"), makeCompany("Brauerei"), makePart()];
  await signUp(seller);
  const unverified = makeCompany("Unbestätigt");
  expect((await authCall("email/signup", unverified)).status).toBe(200);
  for (const wrong of [{ ...seller, password: "falsch-falsch" }, unverified]) {
    const { status, body } = await authCall("email/login", wrong);
    expect([status, body.code]).toEqual([401, "INVALID_CREDENTIALS"]);
  }
  const session = await logIn(seller);
  const me = await fetch(`${baseUrl}/auth/me`, { headers: bearer(session) });
  expect(await me.json()).toMatchObject({
    email: seller.email,
    username: seller.username,
    isAdmin: false,
  });

  const photo = await makePhoto(frontColour);
  const documentId = await upload(session, photo);
  const { manufacturer, ...entered } = part;
  const payload = {
    ...entered,
    manufacturer: { name: manufacturer },
    documentIds: [documentId],
    mainImageId: documentId,
  };
  const { listingId } = await answerOf("create-listing", payload, session);
  const picture = await fetch(`${baseUrl}/media/${documentId}/w480.webp`);
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);

  const hits = await answerOf("fuzzy-search-listings", {
    query: mistyped(part.mpn),
  });
  expect(hits.data[0]).toMatchObject({ id: listingId, match: { kind: "similar" } });

  const buyersSession = await signedUp(buyer);
  const request = { listingId, quantity: 3, note: "Bitte an Tor 3." };
  const made = await answerOf("create-transaction", request, buyersSession);
  expect(made).toMatchObject({ quantity: 3, status: "REQUESTED", seller: null, totalInCt: 37_035 });
  const subject = t("mail|request-received|subject", { quantity: "3", part: part.mpn });
  expect((await mailTo(seller.email, subject)).text).toContain("Bitte an Tor 3.");

  const rows = await answerOf("get-transactions-by-listing-id", { listingId }, session);
  expect(rows).toMatchObject([
    { id: made.id, buyer: { username: buyer.username, email: buyer.email } },
  ]);
  const steps = [
    { status: "RESERVED", stock: { availableQuantity: 7, reservedQuantity: 3, soldQuantity: 0 } },
    { status: "COMPLETED", stock: { availableQuantity: 7, reservedQuantity: 0, soldQuantity: 3 } },
  ] as const;
  for (const { status, stock } of steps) {
    await answerOf("update-transaction", { id: made.id, status }, session);
    expect(await answerOf("get-listing-by-id", { listingId }, session)).toMatchObject(stock);
  }
  const back = await call("update-transaction", { id: made.id, status: "REQUESTED" }, session);
  expect([back.status, back.code]).toEqual([409, "TRANSACTION_FINAL"]);

  expect((await authCall("logout", {}, bearer(session))).status).toBe(200);
  expect((await fetch(`${baseUrl}/auth/me`, { headers: bearer(session) })).status).toBe(401);
  const dead = await call("get-transactions-by-listing-id", { listingId }, session);
  expect([dead.status, dead.code]).toEqual([401, "UNAUTHENTICATED"]);
});

test("of sixty reservations at once on ten pieces, ten succeed", async () => {
  const session = await signedUp(makeCompany("Zerspanung"));
  const buyersSession = await signedUp(makeCompany("Kranbau"));
  const listingId = await listPart(session, makePart());
  const ids: number[] = [];
  for (let count = 0; count < 60; count += 1) {
    const request = { listingId, quantity: 1 };
    ids.push((await answerOf("create-transaction", request, buyersSession)).id);
  }
  const replies = await Promise.all(
    ids.map((id) => call("update-transaction", { id, status: "RESERVED" }, session)),
  );
  const refused = replies.filter(({ status }) => status === 409);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(refused).toHaveLength(50);
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(["STOCK_INSUFFICIENT"]));
  const listing = await answerOf("get-listing-by-id", { listingId }, session);
  expect(listing).toMatchObject({ quantity: 10, availableQuantity: 0, reservedQuantity: 10 });
});

async function upload(session: string, photo: Buffer): Promise<string> {
  const ticket = { fileType: "image/png", name: "typenschild.png", size: photo.length };
  const { id, uploadUrl } = await answerOf("create-document", ticket, session);
  const body = new Uint8Array(photo);
  const put = (type: string) =>
    fetch(uploadUrl, { method: "PUT", body, headers: { "content-type": type } });
  expect((await put("text/html")).status).toBe(415);
  expect((await put("image/png")).status).toBe(200);
  return id;
}

function bearer(session: string) {
  return { authorization: `Bearer ${session}` };
}
