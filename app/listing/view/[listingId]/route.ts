import { after } from "next/server";
import { bearerOf } from "@/lib/accounts/current-viewer";
import { sessionIdOf } from "@/lib/accounts/sessions/auth-cookies";
import { notPost } from "@/lib/http/method-not-allowed";
import { isFromReader, viewedListingId } from "@/lib/listing-views/countable-view";
import { countView } from "@/lib/listing-views/view-counter";
import { clientOf } from "@/lib/request/client-address";

interface Context {
  params: Promise<{ listingId: string }>;
}

export async function POST(request: Request, context: Context): Promise<Response> {
  const listingId = viewedListingId((await context.params).listingId);
  if (listingId !== null && isFromReader(request.headers)) {
    const sessionId = bearerOf(request.headers) ?? sessionIdOf(request);
    countView({ listingId, client: clientOf(request.headers), sessionId }, after);
  }
  return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
}

export { notPost as DELETE, notPost as GET, notPost as PATCH, notPost as PUT };
