import { cookies } from "next/headers";
import { templateFileName, writeTemplateFile } from "@/lib/csv-import/template-file";
import { errorResponse } from "@/lib/error-reporting/error-response";
import { fileResponse } from "@/lib/http/file-response";
import { notGet } from "@/lib/http/method-not-allowed";
import { languageKey, localeFrom } from "@/lib/i18n/locales";

/** In the language of `?lang`, else of the cookie. */
export async function GET(request: Request): Promise<Response> {
  try {
    const wanted = new URL(request.url).searchParams.get("lang");
    const locale = localeFrom(wanted, (await cookies()).get(languageKey)?.value);
    return await fileResponse({
      name: templateFileName(locale),
      contentType: "text/csv; charset=utf-8",
      pieces: writeTemplateFile(locale),
    });
  } catch (error) {
    return errorResponse(error, "csv-import/template");
  }
}

export { notGet as DELETE, notGet as PATCH, notGet as POST, notGet as PUT };
