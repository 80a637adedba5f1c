import { operationHandler } from "@/app/auth/email/operation-handler";
import { resendVerification } from "@/lib/accounts/operations";

export const POST = operationHandler(resendVerification);

export * from "@/lib/http/only-post";
