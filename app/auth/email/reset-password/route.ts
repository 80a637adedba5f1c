import { emailCall } from "@/app/auth/email/email-call";
import { resetPassword } from "@/lib/auth/operations";
import { notPost, postOptions } from "@/lib/errors/method-refusals";

/** Spec §7. */
export const POST = emailCall(resetPassword);

export {
  notPost as DELETE,
  notPost as GET,
  notPost as PATCH,
  notPost as PUT,
  postOptions as OPTIONS,
};
