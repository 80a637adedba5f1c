import { Readable } from "node:stream";
import type { SitemapSlot } from "@/lib/listings/seo/sitemap-slots";

// Small enough that one piece passes a slow line within the slot's time.
const pieceInBytes = 64 * 1024;

interface Xml {
  version: string;
  body: AsyncIterable<string> | Iterable<string>;
  /** Released at the end, when the client leaves, or after its time, which cuts off the body. */
  slot?: SitemapSlot;
}

export function xmlResponse({ method, headers }: Request, { version, body, slot }: Xml): Response {
  const etag = `W/"${version}"`;
  const cacheHeaders = { ETag: etag, "Cache-Control": "public, max-age=3600" };
  const isUnchanged = headers.get("if-none-match")?.split(/,\s*/).includes(etag);
  const described = { ...cacheHeaders, "Content-Type": "application/xml; charset=utf-8" };
  if (isUnchanged || method === "HEAD") {
    slot?.end();
    return new Response(
      null,
      isUnchanged ? { status: 304, headers: cacheHeaders } : { headers: described },
    );
  }
  const bytes = Readable.from(chunksOf(body, slot), slot && { signal: slot.signal });
  bytes.once("close", () => slot?.end());
  return new Response(Readable.toWeb(bytes) as ReadableStream, { headers: described });
}

async function* chunksOf(body: Xml["body"], slot: SitemapSlot | undefined): AsyncGenerator<Buffer> {
  for await (const text of body) {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; at += pieceInBytes) {
      slot?.extend();
      yield bytes.subarray(at, at + pieceInBytes);
    }
  }
}
