import { operationHandler } from "@/app/auth/email/operation-handler";
import { signUp } from "@/lib/accounts/operations";

export const POST = operationHandler(signUp);

export * from "@/lib/http/only-post";
