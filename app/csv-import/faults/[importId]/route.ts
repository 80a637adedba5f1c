import { getLocale, getTranslations } from "next-intl/server";
import { memberFileResponse } from "@/app/member-file-response";
import { fieldLabel, reasonText } from "@/components/csv-import/row-issue-text";
import { errorColumnCell, errorColumnHeading } from "@/lib/csv-import/error-column";
import { errorReportName, writeErrorReport } from "@/lib/csv-import/error-report";
import { AppError } from "@/lib/errors/app-error";
import { uuid } from "@/lib/fields/primitives";
import { notGet } from "@/lib/http/method-not-allowed";

type Context = { params: Promise<{ importId: string }> };

/** The invalid rows as a file, to be corrected and imported again. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  const asked = { where: "csv-import/faults", page: "/csv-import" } as const;
  return memberFileResponse(request, asked, async (viewer) => {
    const id = uuid.safeParse((await params).importId);
    if (!id.success) {
      throw new AppError("NOT_FOUND");
    }
    const [t, locale] = await Promise.all([getTranslations(), getLocale()]);
    return {
      name: errorReportName(new Date()),
      contentType: "text/csv; charset=utf-8",
      pieces: writeErrorReport(viewer, id.data, {
        heading: errorColumnHeading(locale, id.data),
        reasonOf: ({ number, issues }) => {
          const sentences = issues.map(
            (one) => `${fieldLabel(t, one.field)}: ${reasonText(t, one)}`,
          );
          return errorColumnCell(locale, number, sentences.join("; "));
        },
      }),
    };
  });
}

export { notGet as DELETE, notGet as PATCH, notGet as POST, notGet as PUT };
