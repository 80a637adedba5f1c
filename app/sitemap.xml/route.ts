import { createHash } from "node:crypto";
import { unstable_cache } from "next/cache";
import { env } from "@/lib/config/env";
import { errorResponse } from "@/lib/error-reporting/error-response";
import { listSitemapFiles } from "@/lib/listings/seo/sitemap-files";
import { sitemapIndexXml } from "@/lib/site/sitemap-xml";
import { xmlResponse } from "../sitemap/xml-response";

export * from "@/lib/http/only-get";

const files = unstable_cache(() => listSitemapFiles(), ["sitemap"], { revalidate: 300 });

export async function GET(request: Request): Promise<Response> {
  try {
    const xml = sitemapIndexXml(await files(), env().appUrl);
    const version = createHash("sha256").update(xml).digest("base64url");
    return xmlResponse(request, { version, body: [xml] });
  } catch (error) {
    return errorResponse(error, "sitemap.xml");
  }
}

export { GET as HEAD };
