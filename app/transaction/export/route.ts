import { readTransactionAddress } from "@/components/transactions/list-address";
import { leadToLogin, requireOwnPage } from "@/lib/auth/origin";
import { currentViewer } from "@/lib/auth/viewer";
import { AppError } from "@/lib/errors/app-error";
import { notGet } from "@/lib/errors/method-refusals";
import { errorResponse } from "@/lib/errors/response";
import { uuid } from "@/lib/operations/fields";
import { isMember, type Member } from "@/lib/operations/viewer";
import { answerFile } from "@/lib/site/file-answer";
import { transactionFileName, writeTransactionFile } from "@/lib/transactions/export-file";

/** The caller's transactions as a CSV file, with the filters of the list it is asked from (decision 0027). */
export async function GET(request: Request): Promise<Response> {
  try {
    requireOwnPage(request.headers);
    const viewer = await currentViewer();
    if (!isMember(viewer)) {
      return leadToLogin("/transaction/user");
    }
    return await answerFile({
      name: transactionFileName(new Date()),
      contentType: "text/csv; charset=utf-8",
      pieces: askedFile(viewer, new URL(request.url).searchParams),
    });
  } catch (error) {
    return errorResponse(error, "transaction/export");
  }
}

function askedFile(viewer: Member, parameters: URLSearchParams): AsyncGenerator<string> {
  const { view, role, status } = readTransactionAddress(Object.fromEntries(parameters));
  const userId = uuid.nullable().safeParse(parameters.get("userId"));
  if (!userId.success) {
    throw new AppError("NOT_FOUND");
  }
  const everybody = viewer.isAdmin && view === "all";
  return writeTransactionFile(viewer, { userId: userId.data, role, status, everybody });
}

export { notGet as DELETE, notGet as PATCH, notGet as POST, notGet as PUT };
