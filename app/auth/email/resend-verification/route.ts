import { emailCall } from "@/app/auth/email/email-call";
import { resendVerification } from "@/lib/accounts/operations";

/** Ours: a new link for an address that is still to be verified (issue 3). */
export const POST = emailCall(resendVerification);

export * from "@/lib/http/only-post";
