import { AppError } from "@/lib/errors/app-error";
import { errorResponse } from "@/lib/errors/response";

/** What a call that only takes POST answers to other methods: 405 with `Allow` (contract §2). */
export function notPost(): Response {
  return errorResponse(new AppError("METHOD_NOT_ALLOWED"), "auth");
}
