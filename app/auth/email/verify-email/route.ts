import { emailCall } from "@/app/auth/email/email-call";
import { verifyEmail } from "@/lib/accounts/operations";

export const POST = emailCall(verifyEmail);

export * from "@/lib/http/only-post";
