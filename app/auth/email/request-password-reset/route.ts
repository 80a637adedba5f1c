import { operationHandler } from "@/app/auth/email/operation-handler";
import { requestPasswordReset } from "@/lib/accounts/operations";

export const POST = operationHandler(requestPasswordReset);

export * from "@/lib/http/only-post";
