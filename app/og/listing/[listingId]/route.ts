import { expireTag } from "@/lib/cache/drop-tags";
import { errorResponse } from "@/lib/error-reporting/error-response";
import { AppError } from "@/lib/errors/app-error";
import { respondWithShareImage } from "@/lib/listings/seo/share-image-response";
import { findSharedListingAt } from "../../../[locale]/_listings/find-listing";

interface Context {
  params: Promise<{ listingId: string }>;
}

export async function GET(request: Request, context: Context): Promise<Response> {
  try {
    const listing = await findSharedListingAt((await context.params).listingId);
    if (!listing) {
      throw new AppError("NOT_FOUND");
    }
    return await respondWithShareImage(listing, request, expireTag);
  } catch (error) {
    return errorResponse(error, "share picture");
  }
}

export * from "@/lib/http/only-get";
