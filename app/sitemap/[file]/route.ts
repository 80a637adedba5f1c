import { env } from "@/lib/env/env";
import { AppError } from "@/lib/errors/app-error";
import { getOptions, notGet } from "@/lib/errors/method-refusals";
import { errorResponse } from "@/lib/errors/response";
import { findSitemapFile } from "@/lib/listings/sitemap-files";
import { sitemapXml } from "@/lib/site/sitemap-xml";
import { xmlAnswer } from "../xml-answer";

interface Context {
  params: Promise<{ file: string }>;
}

/** A file of the sitemap, read from the database while it is sent. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  try {
    const [, name] = /^(.+)\.xml$/.exec((await params).file) ?? [];
    const content = name === undefined ? null : await findSitemapFile(name);
    if (!content) {
      throw new AppError("NOT_FOUND");
    }
    const { version, entries } = content;
    return xmlAnswer(request, { version, body: sitemapXml(entries, env().appUrl) });
  } catch (error) {
    return errorResponse(error, "sitemap");
  }
}

export {
  GET as HEAD,
  getOptions as OPTIONS,
  notGet as DELETE,
  notGet as PATCH,
  notGet as POST,
  notGet as PUT,
};
