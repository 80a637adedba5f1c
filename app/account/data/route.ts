import { Readable } from "node:stream";
import { dataFileName, writeOwnData } from "@/lib/account/data-file";
import { currentViewer } from "@/lib/auth/viewer";
import { AppError } from "@/lib/errors/app-error";
import { notGet } from "@/lib/errors/method-refusals";
import { errorResponse } from "@/lib/errors/response";
import { isMember } from "@/lib/operations/viewer";

/**
 * Everything that is kept of the caller, as a file (decision 0012). A link, so that it works without a script;
 * other sites' pages could not read it anyway, and are refused where the browser says who asks.
 */
export async function GET(request: Request): Promise<Response> {
  try {
    requireOwnPage(request.headers);
    const viewer = await currentViewer();
    if (!isMember(viewer)) {
      return leadToLogin();
    }
    const file = Readable.toWeb(Readable.from(writeOwnData(viewer), { objectMode: false }));
    return new Response(file as ReadableStream, {
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": `attachment; filename="${dataFileName(new Date())}"`,
        "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff",
      },
    });
  } catch (error) {
    return errorResponse(error, "account/data");
  }
}

/** From our own page, or typed by the user. */
function requireOwnPage(headers: Headers): void {
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") {
    throw new AppError("FOREIGN_ORIGIN");
  }
}

/** The page asks for the login by itself, once `/auth/expired` has cleared the cookie of a dead session. */
function leadToLogin(): Response {
  const headers = { location: "/auth/expired?next=/account", "Cache-Control": "no-store" };
  return new Response(null, { status: 303, headers });
}

export { notGet as DELETE, notGet as PATCH, notGet as POST, notGet as PUT };
