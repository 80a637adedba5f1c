import { memberFileResponse } from "@/app/member-file-response";
import { readTransactionAddress } from "@/components/transactions/transaction-addresses";
import { AppError } from "@/lib/errors/app-error";
import { uuid } from "@/lib/fields/primitives";
import type { Member } from "@/lib/fields/viewer";
import { notGet } from "@/lib/http/method-not-allowed";
import { transactionFileName, writeTransactionFile } from "@/lib/transactions/export-file";

/** Uses the filters of the list that links here. */
export function GET(request: Request): Promise<Response> {
  const asked = { where: "transaction/export", page: "/transaction/user" } as const;
  return memberFileResponse(request, asked, (viewer) => ({
    name: transactionFileName(new Date()),
    contentType: "text/csv; charset=utf-8",
    pieces: askedFile(viewer, new URL(request.url).searchParams),
  }));
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
