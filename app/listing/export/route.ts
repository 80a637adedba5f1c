import { memberFileResponse } from "@/app/member-file-response";
import { AppError } from "@/lib/errors/app-error";
import { uuid } from "@/lib/fields/primitives";
import type { Member } from "@/lib/fields/viewer";
import { notGet } from "@/lib/http/method-not-allowed";
import { readSearchAddress } from "@/lib/search/search-address";
import { listingFileName, writeListingFile } from "@/lib/search/user-listings-file";

/** Uses the filters of the list that links here. */
export function GET(request: Request): Promise<Response> {
  const asked = { where: "listing/export", page: "/listing/user" } as const;
  return memberFileResponse(request, asked, (viewer) => ({
    name: listingFileName(new Date()),
    contentType: "text/csv; charset=utf-8",
    pieces: askedFile(viewer, new URL(request.url).searchParams),
  }));
}

function askedFile(viewer: Member, parameters: URLSearchParams): AsyncGenerator<string> {
  const names = [...new Set(parameters.keys())];
  const given = Object.fromEntries(names.map((name) => [name, parameters.getAll(name)]));
  const userId = uuid.nullable().safeParse(parameters.get("userId"));
  if (!userId.success) {
    throw new AppError("NOT_FOUND");
  }
  return writeListingFile(viewer, { ...readSearchAddress(given), userId: userId.data });
}

export { notGet as DELETE, notGet as PATCH, notGet as POST, notGet as PUT };
