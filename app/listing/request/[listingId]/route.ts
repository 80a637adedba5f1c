import { NextResponse } from "next/server";
import { currentViewer } from "@/lib/accounts/current-viewer";
import { returnCookie } from "@/lib/accounts/sessions/auth-cookies";
import { saveDraftAndPath } from "@/lib/actions/draft-through-login";
import { reportError } from "@/lib/error-reporting/report-error";
import { AppError } from "@/lib/errors/app-error";
import { textIn } from "@/lib/fields/posted-form";
import { isMember } from "@/lib/fields/viewer";
import { requireOwnOrigin } from "@/lib/http/csrf";
import { notPost } from "@/lib/http/method-not-allowed";
import { viewedListingId } from "@/lib/listing-views/countable-view";
import { readText } from "@/lib/operations/read-payload";
import { clientOf } from "@/lib/request/client-address";
import { isDraftPath } from "@/lib/site/request-draft-path";
import { withNext } from "@/lib/site/with-next";
import { readEntered } from "@/lib/transactions/request-entries";
import { rejectionPage } from "../rejection-page";

interface Context {
  params: Promise<{ listingId: string }>;
}

const maxBytes = 256 * 1024;

/** Stores a visitor's input and leads through the login back to the listing, which shows it again. */
export async function POST(request: Request, context: Context): Promise<Response> {
  const listingId = viewedListingId((await context.params).listingId);
  try {
    requireOwnOrigin(request.headers);
    if (listingId === null) {
      throw new AppError("NOT_FOUND");
    }
    return await goToColumns(request, listingId);
  } catch (error) {
    const appError = reportError(error, "listing/request");
    // The listing's page says that it is missing.
    return appError.code === "NOT_FOUND"
      ? seeOther(`/listing/detail/${listingId ?? 0}`)
      : rejectionPage(appError, { listingId, cookie: request.headers.get("cookie") });
  }
}

async function goToColumns(request: Request, listingId: number): Promise<Response> {
  if (
    !/^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers.get("content-type") ?? "")
  ) {
    throw new AppError("UNSUPPORTED_MEDIA_TYPE");
  }
  const form = new URLSearchParams(await readText(request, maxBytes));
  const entered = { ...readEntered(form), question: textIn(form, "question") };
  const viewer = await currentViewer();
  const page = await saveDraftAndPath(viewer, { listingId, ...entered }, clientOf(request.headers));
  if (isMember(viewer)) {
    return seeOther(page);
  }
  const response = seeOther(withNext("/login", page));
  if (isDraftPath(page)) {
    response.cookies.set(returnCookie.name, page, returnCookie.options());
  }
  return response;
}

function seeOther(location: string): NextResponse {
  return new NextResponse(null, {
    status: 303,
    headers: { location, "Cache-Control": "no-store" },
  });
}

export { notPost as DELETE, notPost as GET, notPost as PATCH, notPost as PUT };
