import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "@/lib/auth/next-auth";
import { AppError } from "@/lib/errors/app-error";
import { errorResponse } from "@/lib/errors/response";

type Context = { params: Promise<{ nextauth: string[] }> };

/** next-auth's own calls over the same sessions; it must not take a database that is away for a dead session. */
async function handle(request: NextRequest, context: Context): Promise<Response> {
  let fault: unknown;
  const options = authOptions((error) => {
    fault = error;
  });
  try {
    const response: Response = await NextAuth(request, context, options);
    return fault === undefined ? response : errorResponse(fault, "api/auth");
  } catch (error) {
    // It reads the body without asking whether it can be read; its own faults come by `onFault`.
    return errorResponse(new AppError("BAD_REQUEST", undefined, { cause: error }), "api/auth");
  }
}

export { handle as GET, handle as POST };
