import { errorResponse } from "@/lib/error-reporting/error-response";

type Handler = (request: Request) => Promise<Response>;

export function authHandler(where: string, handle: Handler): Handler {
  return async (request) => {
    try {
      const response = await handle(request);
      response.headers.set("Cache-Control", "no-store");
      return response;
    } catch (error) {
      return errorResponse(error, where);
    }
  };
}
