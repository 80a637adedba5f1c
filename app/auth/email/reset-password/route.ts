import { notPost } from "@/app/auth/auth-call";
import { emailCall } from "@/app/auth/email/email-call";
import { resetPassword } from "@/lib/auth/operations";

/** Spec §7. */
export const POST = emailCall(resetPassword);

export { notPost as DELETE, notPost as GET, notPost as PATCH, notPost as PUT };
