import { emailCall } from "@/app/auth/email/email-call";
import { signUp } from "@/lib/auth/operations";

/** Spec §7. */
export const POST = emailCall(signUp);

export * from "@/lib/errors/only-post";
