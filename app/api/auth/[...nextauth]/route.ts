import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "@/lib/auth/next-auth";
import { errorResponse } from "@/lib/errors/response";

type Context = { params: Promise<{ nextauth: string[] }> };

/** next-auth's own calls over the same sessions; it must not take a database that is away for a dead session. */
async function handle(request: NextRequest, context: Context): Promise<Response> {
  let fault: unknown;
  const options = authOptions((error) => {
    fault = error;
  });
  const response: Response = await NextAuth(request, context, options);
  return fault === undefined ? response : errorResponse(fault, "api/auth");
}

export { handle as GET, handle as POST };
