import "@/tests/setup/database";
import { afterAll, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { enteredListing } from "@/tests/factories/entered-listing";
import { makeListing } from "@/tests/factories/listing";
import { makeMember, makeSession } from "@/tests/factories/user";
import { startObjectStore } from "@/tests/setup/object-store";
import { call, errorOf } from "@/tests/setup/route-calls";

const store = await startObjectStore();
Object.assign(process.env, {
  STORAGE_DRIVER: "s3",
  S3_BUCKET: "parts",
  S3_ENDPOINT: store.endpoint,
  S3_FORCE_PATH_STYLE: "true",
  AWS_ACCESS_KEY_ID: "key",
  AWS_SECRET_ACCESS_KEY: "secret",
});
afterAll(() => store.stop());

const seller = await makeMember();
const bearer = await makeSession(seller);
const { id: listingId } = await makeListing({ ownerUserId: seller.userId, mpn: "6205-2RS" });

// The browser puts the bytes there itself; what the store has is ten bytes of text.
test.each([503, 500, 429, "reset"] as const)(
  "while the store answers with %s nothing is listed that it stores, all else goes on, and afterwards it is listed once",
  async (fault) => {
    store.answerWith(fault);
    const ticket = await call("create-document", { name: "a.txt", fileType: "text/plain" }, bearer);
    const { id } = (await ticket.json()).json;
    const payload = { ...enteredListing, documentIds: [id] };
    const before = await db().listing.count();
    const list = () => call("create-listing", payload, bearer);
    expect(await errorOf(await list())).toEqual({
      status: 503,
      code: "UNAVAILABLE",
      retryAfter: "10",
    });
    expect((await call("get-listing-by-id", { listingId })).status).toBe(200);
    expect((await call("fuzzy-search-listings", { query: "62052rs" })).status).toBe(200);
    expect(await db().listing.count()).toBe(before);
    store.answerWith("whole");
    expect((await list()).status).toBe(200);
    expect(await db().listing.count()).toBe(before + 1);
  },
);
