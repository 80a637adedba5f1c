import { dataFileName, writeOwnData } from "@/lib/account/data";
import { leadToLogin, requireOwnPage } from "@/lib/auth/origin";
import { currentViewer } from "@/lib/auth/viewer";
import { AppError } from "@/lib/errors/app-error";
import { notGet } from "@/lib/errors/method-refusals";
import { errorResponse } from "@/lib/errors/response";
import { isMember } from "@/lib/operations/viewer";
import { answerFile } from "@/lib/site/file-answer";

/**
 * Everything that is kept of the caller, as a file (decision 0012). A link, so that it works without a script. It
 * names whose page it stands on: another's file is not what was asked for (OTHER_ACCOUNT).
 */
export async function GET(request: Request): Promise<Response> {
  try {
    requireOwnPage(request.headers);
    const viewer = await currentViewer();
    if (!isMember(viewer)) {
      return leadToLogin("/account");
    }
    const pageUserId = new URL(request.url).searchParams.get("pageUserId");
    if (pageUserId !== null && pageUserId !== viewer.userId) {
      throw new AppError("OTHER_ACCOUNT");
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
