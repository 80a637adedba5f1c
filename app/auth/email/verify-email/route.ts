import { emailCall } from "@/app/auth/email/email-call";
import { verifyEmail } from "@/lib/accounts/operations";

/** Spec §7; also what proves a changed address (contract §3). */
export const POST = emailCall(verifyEmail);

export * from "@/lib/http/only-post";
