import { dataFileName, writeOwnData } from "@/lib/account/data-file";
import { leadToLogin, requireOwnPage } from "@/lib/auth/own-page";
import { currentViewer } from "@/lib/auth/viewer";
import { notGet } from "@/lib/errors/method-refusals";
import { errorResponse } from "@/lib/errors/response";
import { isMember } from "@/lib/operations/viewer";
import { answerFile } from "@/lib/site/file-answer";

/**
 * Everything that is kept of the caller, as a file (decision 0012). A link, so that it works without a script;
 * other sites' pages could not read it anyway, and are refused where the browser says who asks.
 */
export async function GET(request: Request): Promise<Response> {
  try {
    requireOwnPage(request.headers);
    const viewer = await currentViewer();
    if (!isMember(viewer)) {
      return leadToLogin("/account");
    }
    return await answerFile({
      name: dataFileName(new Date()),
      contentType: "application/json; charset=utf-8",
      pieces: writeOwnData(viewer),
    });
  } catch (error) {
    return errorResponse(error, "account/data");
  }
}

export { notGet as DELETE, notGet as PATCH, notGet as POST, notGet as PUT };
