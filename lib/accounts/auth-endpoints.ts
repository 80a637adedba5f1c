import "server-only";
import {
  getOwnAccount,
  logIn,
  logOut,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  signUp,
  verifyEmail,
} from "@/lib/accounts/operations";
import { currentUser } from "@/lib/accounts/user-schema";
import type { ErrorCode } from "@/lib/errors/error-kinds";
import { noPayload } from "@/lib/fields/primitives";
import { signedIn } from "@/lib/operations/access";
import type { AnyOperation } from "@/lib/operations/define";

export interface AuthEndpoint {
  readonly method: "GET" | "POST";
  readonly path: `/auth/${string}`;
  readonly operation: Omit<AnyOperation, "run" | "reads">;
  /** Codes that other operations can throw and this one cannot. */
  readonly never?: readonly ErrorCode[];
}

const byAnybody = { never: ["UNAUTHENTICATED", "FOREIGN_ORIGIN"] } as const;
const withoutBody = {
  never: ["BAD_REQUEST", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "VALIDATION", "CONFLICT"],
} as const;

// Dates are ISO strings in plain JSON.
const me = { ...getOwnAccount, answer: currentUser };
// The headers name the sessions to end.
const logout = { ...logOut, access: signedIn, input: noPayload, example: undefined };

export const authEndpoints: readonly AuthEndpoint[] = [
  { method: "POST", path: "/auth/email/signup", operation: signUp, ...byAnybody },
  { method: "POST", path: "/auth/email/verify-email", operation: verifyEmail, ...byAnybody },
  {
    method: "POST",
    path: "/auth/email/resend-verification",
    operation: resendVerification,
    ...byAnybody,
  },
  { method: "POST", path: "/auth/email/login", operation: logIn, ...byAnybody },
  { method: "GET", path: "/auth/me", operation: me, ...withoutBody },
  { method: "POST", path: "/auth/logout", operation: logout },
  {
    method: "POST",
    path: "/auth/email/request-password-reset",
    operation: requestPasswordReset,
    ...byAnybody,
  },
  { method: "POST", path: "/auth/email/reset-password", operation: resetPassword, ...byAnybody },
];
