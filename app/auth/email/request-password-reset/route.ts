import { emailCall } from "@/app/auth/email/email-call";
import { requestPasswordReset } from "@/lib/accounts/operations";

export const POST = emailCall(requestPasswordReset);

export * from "@/lib/http/only-post";
