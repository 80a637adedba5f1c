import "@/tests/setup/database";
import { expect, test } from "vitest";
import { visitor } from "@/lib/fields/viewer";
import { makeDocument } from "@/tests/factories/document";
import { makeListing } from "@/tests/factories/listing";
import { makeMember } from "@/tests/factories/user";
import { respondWithImage } from "./media-response";

const seller = await makeMember();

async function imageOn(status: "ACTIVE" | "DRAFT") {
  const listing = await makeListing({ ownerUserId: seller.userId, status });
  return makeDocument({ userId: seller.userId, listingId: listing.id });
}

function ask(id: string, etag?: string, variant = "w112.webp") {
  const headers = new Headers(etag === undefined ? {} : { "if-none-match": etag });
  return respondWithImage(
    id,
    variant,
    async () => visitor,
    () => {},
    headers,
  );
}

test("a browser that has an image is not sent it again, but another size or another image is", async () => {
  const [image, other] = [await imageOn("ACTIVE"), await imageOn("ACTIVE")];
  const tag = (await ask(image.id)).headers.get("etag") ?? "";
  expect(tag).toMatch(/^"[^"]+"$/);
  for (const etag of [tag, `W/${tag}`, `"other", ${tag}`]) {
    const response = await ask(image.id, etag);
    expect([response.status, await response.text()]).toEqual([304, ""]);
    expect(response.headers.get("etag")).toBe(tag);
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  }
  const asked = [ask(image.id, '"other"'), ask(other.id, tag), ask(image.id, tag, "w480.avif")];
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200]);
});

test("a tag gives no access to an image that the viewer may not see", async () => {
  const { id } = await imageOn("DRAFT");
  await expect(ask(id, `"${id}/w112.webp"`)).rejects.toMatchObject({ status: 404 });
});
