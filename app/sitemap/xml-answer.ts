import { Readable } from "node:stream";

interface Xml {
  /** Another one whenever the body is another. */
  version: string;
  body: AsyncIterable<string> | Iterable<string>;
}

/** XML that anybody may keep for an hour, and that is not sent again to whoever has it. */
export function xmlAnswer({ method, headers }: Request, { version, body }: Xml): Response {
  const etag = `W/"${version}"`;
  const kept = { ETag: etag, "Cache-Control": "public, max-age=3600" };
  if (headers.get("if-none-match")?.split(/,\s*/).includes(etag)) {
    return new Response(null, { status: 304, headers: kept });
  }
  const stream = () => Readable.toWeb(Readable.from(bytesOf(body))) as ReadableStream;
  return new Response(method === "HEAD" ? null : stream(), {
    headers: { ...kept, "Content-Type": "application/xml; charset=utf-8" },
  });
}

async function* bytesOf(body: Xml["body"]): AsyncGenerator<Buffer> {
  for await (const piece of body) {
    yield Buffer.from(piece);
  }
}
