import "server-only";
import pMemoize from "p-memoize";
import { boundedLimit } from "@/lib/async/limit";
import { answerPicture } from "@/lib/documents/media-answer";
import { env } from "@/lib/env/env";
import { AppError } from "@/lib/errors/app-error";
import { isLocale, type Locale, localeFrom } from "@/lib/i18n/locales";
import { visitor } from "@/lib/operations/viewer";
import { lengthOf } from "@/lib/site/body-length";
import type { Client } from "@/lib/site/client";
import { clientOf } from "@/lib/site/client-address";
import { type ShareFacts, sharePictureHref, sharePictureVersion } from "./share-picture";
import { drawSharePicture } from "./share-picture-drawing";
import { makeKeptPictures } from "./share-picture-memory";
import { shareTextsOf } from "./share-picture-texts";

type Drop = (tag: string) => void;

// One at a time: a crawler may cost one core, not the server, and shall not shut out the other readers.
const inTurn = boundedLimit({
  width: 1,
  maxWaiting: 29,
  maxWaitInMs: 10_000,
  maxOfClient: 4,
  refusal: () => new AppError("UNAVAILABLE", { retryAfterInSeconds: 5 }),
});
const kept = makeKeptPictures(24 * 1024 * 1024);
const once = pMemoize((_key: string, make: () => Promise<Buffer>) => make(), { cache: false });

/**
 * The picture of a listing that other sites show, for a visitor's view of it: for ever under the address of what it
 * shows, else a way to that. `drop` makes a tag stale where the photo turns out to be lost. Throws UNAVAILABLE when too
 * many wait for theirs to be drawn.
 */
export async function answerSharePicture(
  listing: ShareFacts,
  request: Request,
  drop: Drop,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeFrom(searchParams.get("lang"));
  const href = sharePictureHref(listing, locale);
  const asked = `${pathname}?v=${searchParams.get("v")}&lang=${searchParams.get("lang")}`;
  if (asked !== href || !isLocale(searchParams.get("lang"))) {
    return new Response(null, {
      status: 307,
      headers: { location: href, "cache-control": "no-cache" },
    });
  }
  const version = sharePictureVersion(listing, locale);
  const headers = {
    etag: `"${version}"`,
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'",
  };
  if (request.headers.get("if-none-match")?.includes(version)) {
    return new Response(null, { status: 304, headers });
  }
  const picture = await pictureOf(href, clientOf(request.headers), () =>
    draw(listing, locale, drop),
  );
  const described = { "content-type": "image/jpeg", ...lengthOf(picture.byteLength) };
  return new Response(new Uint8Array(picture), { headers: { ...headers, ...described } });
}

async function pictureOf(
  key: string,
  client: Client,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const made = kept.find(key);
  if (made) {
    return made;
  }
  return once(key, async () => {
    const picture = await inTurn(make, client.address);
    kept.keep(key, picture);
    return picture;
  });
}

async function draw(listing: ShareFacts, locale: Locale, drop: Drop): Promise<Buffer> {
  const photo = await photoOf(listing.mainImageId, drop);
  return drawSharePicture(shareTextsOf(listing, locale, new URL(env().appUrl).host), photo);
}

/** Null where there is none, or none any more. */
async function photoOf(documentId: string | null, drop: Drop): Promise<Uint8Array | null> {
  if (documentId === null) {
    return null;
  }
  try {
    const answer = await answerPicture(documentId, "w480.webp", async () => visitor, drop);
    return new Uint8Array(await answer.arrayBuffer());
  } catch (error) {
    if (error instanceof AppError && ["NOT_FOUND", "DOCUMENT_INVALID"].includes(error.code)) {
      return null;
    }
    throw error;
  }
}
