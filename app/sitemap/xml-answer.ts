import { Readable } from "node:stream";

interface Xml {
  /** Another one whenever the body is another. */
  version: string;
  body: AsyncIterable<string> | Iterable<string>;
  /** Called when all is read, or nobody reads on. */
  ended?: () => void;
}

/** XML that anybody may keep for an hour, and that is not sent again to whoever has it. */
export function xmlAnswer(
  { method, headers }: Request,
  { version, body, ended = () => {} }: Xml,
): Response {
  const etag = `W/"${version}"`;
  const kept = { ETag: etag, "Cache-Control": "public, max-age=3600" };
  const isHeld = headers.get("if-none-match")?.split(/,\s*/).includes(etag);
  const described = { ...kept, "Content-Type": "application/xml; charset=utf-8" };
  if (isHeld || method === "HEAD") {
    ended();
    return new Response(null, isHeld ? { status: 304, headers: kept } : { headers: described });
  }
  const bytes = Readable.from(bytesOf(body)).once("close", ended);
  return new Response(Readable.toWeb(bytes) as ReadableStream, { headers: described });
}

async function* bytesOf(body: Xml["body"]): AsyncGenerator<Buffer> {
  for await (const piece of body) {
    yield Buffer.from(piece);
  }
}
