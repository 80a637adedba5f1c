import { emailCall } from "@/app/auth/email/email-call";
import { requestPasswordReset } from "@/lib/auth/operations";

/** Spec §7. */
export const POST = emailCall(requestPasswordReset);

export * from "@/lib/errors/only-post";
