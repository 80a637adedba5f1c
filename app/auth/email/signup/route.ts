import { emailCall } from "@/app/auth/email/email-call";
import { signUp } from "@/lib/accounts/operations";

export const POST = emailCall(signUp);

export * from "@/lib/http/only-post";
