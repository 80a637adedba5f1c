import { memberFileResponse } from "@/app/member-file-response";
import { AppError } from "@/lib/errors/app-error";
import { notGet } from "@/lib/http/method-not-allowed";
import { dataFileName, writeOwnData } from "@/lib/privacy/queries";

export function GET(request: Request): Promise<Response> {
  return memberFileResponse(request, { where: "account/data", page: "/account" }, (viewer) => {
    const pageUserId = new URL(request.url).searchParams.get("pageUserId");
    if (pageUserId !== null && pageUserId !== viewer.userId) {
      throw new AppError("OTHER_ACCOUNT");
    }
    return {
      name: dataFileName(new Date()),
      contentType: "application/json; charset=utf-8",
      pieces: writeOwnData(viewer),
    };
  });
}

export { notGet as DELETE, notGet as PATCH, notGet as POST, notGet as PUT };
