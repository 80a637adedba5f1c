import { emailCall } from "@/app/auth/email/email-call";
import { resendVerification } from "@/lib/auth/operations";
import { notPost, postOptions } from "@/lib/errors/method-refusals";

/** Ours: a new link for an address that is still to be verified (issue 3). */
export const POST = emailCall(resendVerification);

export {
  notPost as DELETE,
  notPost as GET,
  notPost as PATCH,
  notPost as PUT,
  postOptions as OPTIONS,
};
