import { verifyEmail } from "@/lib/auth/operations";
import { errorResponse } from "@/lib/errors/response";
import { readJson } from "@/lib/operations/body";
import { runOperation } from "@/lib/operations/run";
import { visitor } from "@/lib/operations/viewer";

export {
  notPost as DELETE,
  notPost as GET,
  notPost as PATCH,
  notPost as PUT,
} from "../../not-post";

/** Spec §7. */
export async function POST(request: Request): Promise<Response> {
  try {
    const { answer } = await runOperation(verifyEmail, visitor, await readJson(request));
    return Response.json(answer, { headers: { "Cache-Control": "no-store" } });
  } catch (error) {
    return errorResponse(error, "auth/email/verify-email");
  }
}
