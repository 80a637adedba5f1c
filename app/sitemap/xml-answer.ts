import { Readable } from "node:stream";
import type { SitemapSlot } from "@/lib/listings/seo/sitemap-limit";

// So small that even over a slow line one passes in the time that a turn has for it.
const pieceInBytes = 64 * 1024;

interface Xml {
  /** Another one whenever the body is another. */
  version: string;
  body: AsyncIterable<string> | Iterable<string>;
  /** Ends when all is read, nobody reads on, or its time is over, which cuts the body off. */
  turn?: SitemapSlot;
}

/** XML that anybody may keep for an hour, and that is not sent again to whoever has it. */
export function xmlResponse({ method, headers }: Request, { version, body, turn }: Xml): Response {
  const etag = `W/"${version}"`;
  const kept = { ETag: etag, "Cache-Control": "public, max-age=3600" };
  const isHeld = headers.get("if-none-match")?.split(/,\s*/).includes(etag);
  const described = { ...kept, "Content-Type": "application/xml; charset=utf-8" };
  if (isHeld || method === "HEAD") {
    turn?.end();
    return new Response(null, isHeld ? { status: 304, headers: kept } : { headers: described });
  }
  const bytes = Readable.from(readBodyChunks(body, turn), turn && { signal: turn.signal });
  bytes.once("close", () => turn?.end());
  return new Response(Readable.toWeb(bytes) as ReadableStream, { headers: described });
}

async function* readBodyChunks(
  body: Xml["body"],
  turn: SitemapSlot | undefined,
): AsyncGenerator<Buffer> {
  for await (const text of body) {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; at += pieceInBytes) {
      turn?.goOn();
      yield bytes.subarray(at, at + pieceInBytes);
    }
  }
}
