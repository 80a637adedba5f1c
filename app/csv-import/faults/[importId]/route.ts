import { getLocale, getTranslations } from "next-intl/server";
import { fieldLabel, reasonText } from "@/components/csv-import/fault-text";
import { leadToLogin, requireOwnPage } from "@/lib/auth/origin";
import { currentViewer } from "@/lib/auth/viewer";
import { faultsFileName, writeFaultsFile } from "@/lib/csv-import/faults-file";
import { reasonCell, reasonHeading } from "@/lib/csv-import/mapping/reasons";
import { AppError } from "@/lib/errors/app-error";
import { notGet } from "@/lib/errors/method-refusals";
import { errorResponse } from "@/lib/errors/response";
import { uuid } from "@/lib/operations/fields";
import { isMember } from "@/lib/operations/viewer";
import { answerFile } from "@/lib/site/file-answer";

type Context = { params: Promise<{ importId: string }> };

/** The rows of the caller's import that cannot be imported, to be mended in a spreadsheet and brought back (issue 7). */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  try {
    requireOwnPage(request.headers);
    const viewer = await currentViewer();
    if (!isMember(viewer)) {
      return leadToLogin("/csv-import");
    }
    const id = uuid.safeParse((await params).importId);
    if (!id.success) {
      throw new AppError("NOT_FOUND");
    }
    const [t, locale] = await Promise.all([getTranslations(), getLocale()]);
    return await answerFile({
      name: faultsFileName(new Date()),
      contentType: "text/csv; charset=utf-8",
      pieces: writeFaultsFile(viewer, id.data, {
        heading: reasonHeading(locale, id.data),
        reasonOf: ({ number, issues }) => {
          const sentences = issues.map(
            (one) => `${fieldLabel(t, one.field)}: ${reasonText(t, one)}`,
          );
          return reasonCell(locale, number, sentences.join("; "));
        },
      }),
    });
  } catch (error) {
    return errorResponse(error, "csv-import/faults");
  }
}

export { notGet as DELETE, notGet as PATCH, notGet as POST, notGet as PUT };
