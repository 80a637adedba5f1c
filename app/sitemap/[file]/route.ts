import { env } from "@/lib/config/env";
import { errorResponse } from "@/lib/error-reporting/error-response";
import { AppError } from "@/lib/errors/app-error";
import { findSitemapFile } from "@/lib/listings/seo/sitemap-files";
import { takeSitemapSlot } from "@/lib/listings/seo/sitemap-slots";
import { clientOf } from "@/lib/request/client-address";
import { sitemapXml } from "@/lib/site/sitemap-xml";
import { xmlResponse } from "../xml-response";

export * from "@/lib/http/only-get";

interface Context {
  params: Promise<{ file: string }>;
}

/** Streams from the database, a few files at a time (docs/decisions/0023). */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  try {
    const [, name] = /^(.+)\.xml$/.exec((await params).file) ?? [];
    return await inSlot(request, name);
  } catch (error) {
    return errorResponse(error, "sitemap");
  }
}

async function inSlot(request: Request, name: string | undefined): Promise<Response> {
  const slot = await takeSitemapSlot(clientOf(request.headers).address);
  try {
    const content = name === undefined ? null : await findSitemapFile(name);
    if (!content) {
      throw new AppError("NOT_FOUND");
    }
    const body = sitemapXml(content.entries, env().appUrl);
    return xmlResponse(request, { version: content.version, body, slot });
  } catch (error) {
    slot.end();
    throw error;
  }
}

export { GET as HEAD };
