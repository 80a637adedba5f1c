import { ownDocument } from "@/lib/api/openapi/own-document";

const open = { "Access-Control-Allow-Origin": "*" };

export function GET({ method, headers, url }: Request): Response {
  const isGerman = new URL(url).searchParams.get("lang") === "de";
  const { json, version } = ownDocument(isGerman ? "de" : "en");
  const etag = `W/"${version}"`;
  const cacheHeaders = { ...open, ETag: etag, "Cache-Control": "public, max-age=3600" };
  if (headers.get("if-none-match")?.split(/,\s*/).includes(etag)) {
    return new Response(null, { status: 304, headers: cacheHeaders });
  }
  return new Response(method === "HEAD" ? null : json, {
    headers: { ...cacheHeaders, "Content-Type": "application/json" },
  });
}

export * from "@/lib/http/only-get";
export { GET as HEAD };
