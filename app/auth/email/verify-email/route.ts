import { emailCall } from "@/app/auth/email/email-call";
import { verifyEmail } from "@/lib/auth/operations";
import { notPost, postOptions } from "@/lib/errors/method-refusals";

/** Spec §7; also what proves a changed address (contract §3). */
export const POST = emailCall(verifyEmail);

export {
  notPost as DELETE,
  notPost as GET,
  notPost as PATCH,
  notPost as PUT,
  postOptions as OPTIONS,
};
