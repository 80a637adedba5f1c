import { emailCall } from "@/app/auth/email/email-call";
import { resendVerification } from "@/lib/accounts/operations";

export const POST = emailCall(resendVerification);

export * from "@/lib/http/only-post";
