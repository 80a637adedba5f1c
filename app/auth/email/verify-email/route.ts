import { operationHandler } from "@/app/auth/email/operation-handler";
import { verifyEmail } from "@/lib/accounts/operations";

export const POST = operationHandler(verifyEmail);

export * from "@/lib/http/only-post";
